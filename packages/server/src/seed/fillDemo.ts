import { addUser } from '../auth/addUser.ts';
import type { AddUserPorts } from '../auth/addUser.ts';
import { brusselsToday } from '../clock/brusselsToday.ts';
import { saveCompany } from '../database/company.ts';
import { operatorName } from '../intl/nl-BE.ts';
import { inventedCompany } from './inventedCompany.ts';
import { seedDatabase } from './seedDatabase.ts';

/** Known to everybody who reads this: only for a server that nobody else can reach. */
export const demoLogin = { name: 'demo', password: 'demo' } as const;

/** How much a demo begins with. */
export const demoCounts = { customers: 260, documents: 600 } as const;

/** Any number does; it names the streams of invented customers and documents. */
export const demoSeed = 1;

/**
 * Fills a new database with what a demo begins with: the demo user, customers, documents, and the company
 * that they are of. All or nothing.
 *
 * @returns false when there is a user of that name already: then nothing is changed
 */
export async function fillDemo(ports: AddUserPorts): Promise<boolean> {
  const { database, clock } = ports;
  return database.transaction().execute(async (transaction) => {
    if (!(await addUser({ ...ports, database: transaction }, demoLogin))) return false;
    await seedDatabase(transaction, {
      seed: demoSeed,
      customers: demoCounts.customers,
      documents: { count: demoCounts.documents, today: brusselsToday(clock) },
    });
    const author = { session: { userId: null, userName: operatorName('demo') }, clock };
    await saveCompany(transaction, author, inventedCompany);
    return true;
  });
}
