import { addDays, isoDate } from '@facturatie/invoice-engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { webSha256 } from '../auth/secret.ts';
import type { Db } from '../database/db.ts';
import { countEInvoicesToSend } from '../database/eInvoices/eInvoicesToSend.ts';
import { openTestDatabase } from '../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../testing/database/openTestDatabase.ts';
import { testPasswordHash } from '../testing/testPasswordHash.ts';
import { fillDemo } from './fillDemo.ts';

let database: TestDatabase;
let db: Db;

beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
});

afterEach(() => database.close());

test('a demo has a few e-invoices to send; the earlier ones are issued, each on its own day', async () => {
  const today = isoDate('2026-11-24');
  const clock = { now: () => Date.parse(`${today}T09:00:00Z`) };
  await fillDemo({ database: db, clock, passwordHash: testPasswordHash });

  const toSend = await countEInvoicesToSend(db, '2026-01-01');
  expect(toSend).toBe(await countEInvoicesToSend(db, addDays(today, -13)));
  expect(toSend).toBeGreaterThan(1);
  expect(toSend).toBeLessThan(12);

  const issued = await db
    .selectFrom('eInvoices')
    .innerJoin('salesDocuments', 'salesDocuments.id', 'eInvoices.documentId')
    .selectAll('eInvoices')
    .select(['date', 'number', 'eInvoiceStatus'])
    .execute();
  expect(issued.length).toBeGreaterThan(80);
  for (const row of issued) {
    expect(row).toMatchObject({ eInvoiceStatus: 'sent', method: 'download', releasedAt: null });
    expect(new Date(row.issuedAt).toISOString().slice(0, 10)).toBe(row.date);
    expect(row.xml).toContain(`<cbc:ID>${row.number}</cbc:ID>`);
    expect(row.xml).not.toContain('PrepaidAmount');
    expect(row.xmlSha256).toBe(await webSha256(row.xml));
  }
});
