import {
  customerNumber,
  getEInvoiceCounts,
  listCustomersWithoutEInvoice,
  listEInvoicesToSend,
} from '@facturatie/api-contract';
import type { CustomerWithoutEInvoice, EInvoiceToSend } from '@facturatie/api-contract';
import { cents, isoDate } from '@facturatie/invoice-engine';
import { brusselsToday } from '../../clock/brusselsToday.ts';
import { storedCompany } from '../../database/company.ts';
import {
  countCustomersWithoutEInvoice,
  listCustomersWithoutEInvoice as readCustomers,
} from '../../database/customers/customersWithoutEInvoice.ts';
import type { Db } from '../../database/db.ts';
import { readSalesDocument } from '../../database/documents/readSalesDocument.ts';
import {
  countEInvoicesToSend,
  listEInvoicesToSend as readNumbers,
} from '../../database/eInvoices/eInvoicesToSend.ts';
import { describeFinding } from '../../eInvoice/describeEInvoice.ts';
import { eInvoicesFrom } from '../../eInvoice/eInvoiceStatus.ts';
import { customerFaults } from '../../eInvoice/isWithoutEInvoice.ts';
import { preflight } from '../../eInvoice/preflight.ts';
import { readEInvoiceSource } from '../../eInvoice/readEInvoiceSource.ts';
import { callRoute } from '../../http/callRoute.ts';
import { entityTag } from '../../http/entityTag.ts';
import { pagedList } from '../../http/pageLinks.ts';

export const getEInvoiceCountsRoute = callRoute(getEInvoiceCounts, async (_, { database }) => {
  const from = eInvoicesFrom(await storedCompany(database));
  return {
    toSend: await countEInvoicesToSend(database, from),
    customers: await countCustomersWithoutEInvoice(database),
  };
});

export const listEInvoicesToSendRoute = callRoute(
  listEInvoicesToSend,
  async ({ query }, { database, services }) => {
    const from = eInvoicesFrom(await storedCompany(database));
    const page = await readNumbers(database, from, query);
    const today = brusselsToday(services.clock);
    const rows: EInvoiceToSend[] = [];
    for (const number of page.rows) {
      const row = await invoiceToSend(database, number, today);
      if (row !== undefined) rows.push(row);
    }
    return { eInvoices: pagedList(query, { ...page, rows }) };
  },
);

export const listCustomersWithoutEInvoiceRoute = callRoute(
  listCustomersWithoutEInvoice,
  async ({ query }, { database }) => {
    const page = await readCustomers(database, query);
    const rows = page.rows.map(({ number, peppolId, ...row }): CustomerWithoutEInvoice => ({
      number: customerNumber(number),
      companyName: row.companyName,
      findings: customerFaults(row, peppolId ?? '').map((fault) =>
        describeFinding(fault, 'invoice'),
      ),
    }));
    return { customers: pagedList(query, { ...page, rows }) };
  },
);

/** Undefined of one that was removed meanwhile. */
async function invoiceToSend(
  db: Db,
  number: string,
  today: string,
): Promise<EInvoiceToSend | undefined> {
  const read = await readSalesDocument(db, number);
  if (read === undefined) return undefined;
  const { row, document } = read;
  const findings = preflight(await readEInvoiceSource(db, read), today, '');
  return {
    kind: row.kind,
    number,
    date: isoDate(row.date),
    customerNumber: document.customer.number,
    companyName: row.companyName,
    total: cents(row.total),
    version: entityTag(row),
    findings: findings.map((finding) => describeFinding(finding, row.kind)),
  };
}
