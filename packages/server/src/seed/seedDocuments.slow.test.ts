import { isoDate } from '@facturatie/invoice-engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listCustomers } from '../database/customers/listCustomers.ts';
import type { Db } from '../database/db.ts';
import { listSalesDocuments } from '../database/documents/listSalesDocuments.ts';
import { migrate } from '../database/migrate.ts';
import { openWasmSqlite } from '../database/sqlite/openWasmSqlite.ts';
import { addCustomers } from '../testing/records/addCustomers.ts';
import { addInvoice } from '../testing/records/addInvoice.ts';
import { documentFaults } from '../testing/database/documentInvariants.ts';
import { openTestDatabase } from '../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../testing/database/openTestDatabase.ts';
import { seedDatabase } from './seedDatabase.ts';
import { NoCustomersError } from './seedDocuments.ts';
import { seededArticles } from './generate/words/articles.ts';

const today = isoDate('2026-03-05');

let database: TestDatabase;
let db: Db;

beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
});

afterEach(() => database.close());

/** As many customers and documents; without customers, for the existing ones. */
function seed(into: Db, count: number, { customers = 0, seed: name = 1 } = {}) {
  return seedDatabase(into, { seed: name, customers, documents: { count, today } });
}

/** Every table that documents fill. */
async function everything(from: Db) {
  return {
    documents: await from.selectFrom('salesDocuments').selectAll().orderBy('id').execute(),
    lines: await from.selectFrom('salesDocumentLines').selectAll().orderBy('id').execute(),
    dueDates: await from.selectFrom('dueDates').selectAll().orderBy('code').execute(),
    recurring: await from.selectFrom('recurringInvoices').selectAll().orderBy('id').execute(),
    payments: await from.selectFrom('payments').selectAll().orderBy('id').execute(),
    creditNotes: await from.selectFrom('creditNotes').selectAll().orderBy('id').execute(),
    articles: await from.selectFrom('articles').selectAll().orderBy('id').execute(),
    banks: await from.selectFrom('banks').selectAll().orderBy('id').execute(),
  };
}

describe('seeding documents', () => {
  test('writes the same on SQLite, PostgreSQL and WebAssembly, without a fault', async () => {
    const inMemory = await openWasmSqlite();
    await migrate(inMemory);
    const request = { customers: 40, seed: 5 };
    await seed(inMemory, 250, request);
    expect(await seed(db, 250, request)).toEqual({ customers: 40, documents: 250 });
    expect(await everything(db)).toEqual(await everything(inMemory));
    expect(await documentFaults(db)).toEqual([]);
    await inMemory.destroy();
  });

  test('generates two years of documents, with every state that a document can have', async () => {
    await seed(db, 600, { customers: 100 });
    const { documents, dueDates, recurring, payments, creditNotes, articles } =
      await everything(db);
    expect(documents).toHaveLength(600);
    const dates = documents.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect([dates[0], dates.at(-1)]).toEqual(['2024-03-07', '2026-03-05']);
    expect(dates.filter((date) => [0, 6].includes(new Date(date).getUTCDay()))).toEqual([]);
    expect(documents.filter(({ quoteId }) => quoteId !== null).length).toBeGreaterThan(40);
    const { rows } = await listSalesDocuments(
      db,
      { kind: 'all', search: '', page: 1, perPage: 600 },
      { today, eInvoicesFrom: today },
    );
    expect(new Set(rows.map(({ kind, status }) => `${kind} ${status}`))).toEqual(
      new Set([
        'quote open',
        'quote converted',
        'quote expired',
        'invoice open',
        'invoice partlyPaid',
        'invoice paid',
        'invoice overdue',
        'invoice credited',
      ]),
    );
    expect(dueDates.filter(({ settled }) => settled === 0).length).toBeGreaterThan(20);
    expect(new Set(recurring.map(({ frequency }) => frequency)).size).toBe(5);
    expect(payments.every(({ date }) => date <= today)).toBe(true);
    expect(creditNotes.map(({ number }) => number)).toContain('20251200001');
    expect(articles).toHaveLength(seededArticles.length);
    expect(await documentFaults(db)).toEqual([]);
  });

  test('an invoice made of a quote sells the same to the same customer, later', async () => {
    await seed(db, 300, { customers: 30 });
    const { documents, lines } = await everything(db);
    const byId = new Map(documents.map((document) => [document.id, document]));
    const made = documents.filter(({ quoteId }) => quoteId !== null);
    for (const invoice of made) {
      const quote = byId.get(invoice.quoteId ?? 0);
      expect(quote).toMatchObject({ kind: 'quote', customerId: invoice.customerId });
      expect(quote?.total).toBe(invoice.total);
      expect(quote?.date.localeCompare(invoice.date)).toBeLessThan(0);
      const linesOf = (of: number) =>
        lines
          .filter(({ documentId }) => documentId === of)
          .map(({ id: _id, documentId: _of, ...line }) => line);
      expect(linesOf(invoice.id)).toEqual(linesOf(quote?.id ?? 0));
    }
    expect(made.length).toBeGreaterThan(10);
  });

  test('again continues after it in the same series', async () => {
    await seed(db, 30, { customers: 10 });
    await seed(db, 50);
    const { documents, articles, banks } = await everything(db);
    expect([documents.length, articles.length, banks.length]).toEqual([
      80,
      seededArticles.length,
      2,
    ]);
    expect(new Set(documents.map(({ number }) => number)).size).toBe(80);
    expect(await documentFaults(db)).toEqual([]);
    expect((await listCustomers(db, { search: '', page: 1, perPage: 50 })).total).toBe(10);
  });

  test('in later runs, also of two seeds at once, writes of earlier years: no number has an earlier date than one before it', async () => {
    await seed(db, 40, { customers: 10 });
    await Promise.all([seed(db, 30), seed(database.reopen(), 30, { seed: 2 })]);
    const { documents } = await everything(db);
    const days = new Map<string, string[]>();
    const inOrder = documents.toSorted((one, other) => one.sequence - other.sequence);
    for (const { kind, year, date } of inOrder) {
      const series = `${kind} ${year}`;
      days.set(series, [...(days.get(series) ?? []), date]);
    }
    expect(documents).toHaveLength(100);
    for (const dates of days.values()) expect(dates).toEqual(dates.toSorted());
    expect(new Set(documents.map(({ year }) => year)).size).toBeGreaterThan(2);
  });

  test('keeps the existing rows, and its articles and banks their own', async () => {
    await addCustomers(db, [{}, { countingType: 'V' }]);
    const invoice = await addInvoice(db, { customerNumber: '1', date: '2026-01-08' });
    await db.insertInto('banks').values({ name: 'Eigen bank', isMain: 1 }).execute();
    const own = { number: 'VK-250', description: 'Eigen kaartjes', unitPrice: 1_0000 };
    await db
      .insertInto('articles')
      .values({ ...own, searchText: 'vk-250 eigen kaartjes' })
      .execute();
    await seed(db, 60);
    const { documents, banks, articles, lines } = await everything(db);
    expect(documents.filter(({ number }) => number === invoice.number)).toHaveLength(1);
    expect(banks.map(({ name }) => name)).toEqual(['Eigen bank']);
    expect(articles.find(({ number }) => number === 'VK-250')).toMatchObject(own);
    const reversed = new Set(
      documents.filter(({ countingType }) => countingType === 'V').map(({ id }) => id),
    );
    const rates = lines.filter(
      ({ documentId, type }) => reversed.has(documentId) && type !== 'text',
    );
    expect(new Set(rates.map(({ vatRate }) => vatRate))).toEqual(new Set([0]));
    expect(await documentFaults(db)).toEqual([]);
  });

  test('without customers no documents are made', async () => {
    await expect(seed(db, 5)).rejects.toThrow(NoCustomersError);
    expect((await everything(db)).documents).toEqual([]);
  });

  test('stopped between two batches, the same call finishes it and adds no customers', async () => {
    const controller = new AbortController();
    const request = { seed: 1, customers: 20, documents: { count: 1200, today } };
    const onProgress = ({ thing }: { thing: string }) => {
      if (thing === 'documents') controller.abort(new Error('genoeg'));
    };
    const stopped = seedDatabase(db, { ...request, onProgress, signal: controller.signal });
    await expect(stopped).rejects.toThrow('genoeg');
    expect(await seedDatabase(db, request)).toEqual({ customers: 0, documents: 200 });
    expect(await documentFaults(db)).toEqual([]);
    expect(await seedDatabase(db, request)).toEqual({ customers: 20, documents: 1200 });
    const { total } = await listCustomers(db, { search: '', page: 1, perPage: 10 });
    expect([total, (await everything(db)).documents.length]).toEqual([40, 2400]);
    expect(await documentFaults(db)).toEqual([]);
  });

  test('two processes share a run, and two seeds do not meet in a number', async () => {
    const other = database.reopen();
    await seedDatabase(db, { seed: 1, customers: 20 });
    const [one, two] = await Promise.all([
      seed(db, 2200),
      seed(other, 2200),
      seed(other, 1100, { seed: 2 }),
    ]);
    expect(one.documents + two.documents).toBe(2200);
    expect((await everything(db)).documents).toHaveLength(3300);
    expect(await documentFaults(db)).toEqual([]);
  });
});
