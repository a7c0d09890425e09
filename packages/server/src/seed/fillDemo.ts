import { addUser } from '../auth/addUser.ts';
import type { AddUserPorts } from '../auth/addUser.ts';
import { brusselsToday } from '../clock/brusselsToday.ts';
import { saveCompany, storedCompany } from '../database/company.ts';
import type { Db } from '../database/db.ts';
import type { SeededThing } from '../database/schema.ts';
import { operatorName } from '../intl/nl-BE.ts';
import { exampleCompany } from './generate/exampleCompany.ts';
import { issueInvoices } from './issueInvoices.ts';
import { seedDatabase } from './seedDatabase.ts';

/** Public, so only for a server on a loopback address. */
export const demoLogin = { name: 'demo', password: 'demo' } as const;

/** How much a demo begins with. */
const demoCounts = { customers: 260, documents: 600 } as const;

/** Any number does; it names the streams of invented customers and documents. */
export const demoSeed = 1;

/**
 * Gives a database without users what a demo begins with: the demo user, customers with documents where
 * there are no customers, the company that they are of, and the e-invoices of all but the last days. All
 * or nothing.
 *
 * @returns how many customers and documents were added; undefined when there is a user of that name
 * already: then nothing is changed
 */
export async function fillDemo(
  ports: AddUserPorts,
): Promise<Record<SeededThing, number> | undefined> {
  const { database, clock } = ports;
  return database.transaction().execute(async (transaction) => {
    if (!(await addUser({ ...ports, database: transaction }, demoLogin))) return undefined;
    const today = brusselsToday(clock);
    const added = (await hasCustomers(transaction))
      ? { customers: 0, documents: 0 }
      : await seedDatabase(transaction, {
          seed: demoSeed,
          customers: demoCounts.customers,
          documents: { count: demoCounts.documents, today },
        });
    const stored = await storedCompany(transaction);
    if (stored === undefined) {
      const author = { session: { userId: null, userName: operatorName('demo') }, clock };
      await saveCompany(transaction, author, exampleCompany);
    }
    if (added.documents > 0) {
      const seller = stored ?? exampleCompany;
      await issueInvoices(transaction, { seller, today, issuedBy: demoLogin.name });
    }
    return added;
  });
}

/** Whether there is any customer. */
export async function hasCustomers(database: Db): Promise<boolean> {
  const first = database.selectFrom('customers').select('id').limit(1);
  return (await first.executeTakeFirst()) !== undefined;
}
