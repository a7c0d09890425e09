import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { createSearchIndex, percentage, tableWords } from './tables.ts';

/** Quotes and invoices, what follows from them, and the log of all changes. */
export async function up(db: Db): Promise<void> {
  await createDocuments(db);
  await createLines(db);
  await createDueDates(db);
  await createCreditNotes(db);
  await createRecurringInvoices(db);
  await createRequestKeys(db);
}

async function createDocuments(db: Db): Promise<void> {
  const { bytewiseText, createTable, identity, integer, text } = tableWords(db);
  await createTable('numberSeries')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('year', integer, (column) => column.notNull())
    .addColumn('lastSequence', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('numberSeriesKey', ['kind', 'year'])
    .execute();
  await createTable('salesDocuments')
    .addColumn('id', integer, identity)
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('number', bytewiseText, (column) => column.notNull().unique())
    .addColumn('year', integer, (column) => column.notNull())
    .addColumn('sequence', integer, (column) => column.notNull())
    .addColumn('date', bytewiseText, (column) => column.notNull())
    .addColumn('dueDate', 'text', (column) => column.notNull())
    .addColumn('deliveryDate', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', text)
    .addColumn('remarks', 'text', text)
    .addColumn('notes', 'text', text)
    .addColumn('customerId', integer, (column) => column.notNull().references('customers.id'))
    .addColumn('companyName', 'text', (column) => column.notNull())
    .addColumn('buyer', 'text', (column) => column.notNull())
    .addColumn('countingType', 'text', (column) => column.notNull().references('countingTypes.key'))
    .addColumn('discount', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('defaultMargin', integer, (column) => column.notNull())
    .addColumn('quoteId', integer, (column) => column.unique().references('salesDocuments.id'))
    .addColumn('lineNet', integer, (column) => column.notNull())
    .addColumn('allowance', integer, (column) => column.notNull())
    .addColumn('net', integer, (column) => column.notNull())
    .addColumn('vat', integer, (column) => column.notNull())
    .addColumn('total', integer, (column) => column.notNull())
    .addColumn('vatWithoutAllowance', integer, (column) => column.notNull())
    .addColumn('totalWithoutAllowance', integer, (column) => column.notNull())
    .addColumn('searchText', 'text', (column) => column.notNull())
    .addColumn('version', integer, (column) => column.notNull().defaultTo(1))
    .addUniqueConstraint('salesDocumentsSeries', ['kind', 'year', 'sequence'])
    .addCheckConstraint('salesDocumentsKind', sql`kind in ('quote', 'invoice')`)
    .addCheckConstraint('salesDocumentsDiscount', percentage('discount'))
    .addCheckConstraint('salesDocumentsMargin', percentage('default_margin'))
    .addCheckConstraint('salesDocumentsTotal', sql`total >= 0 and total = net + vat`)
    .addCheckConstraint('salesDocumentsQuote', sql`quote_id is null or kind = 'invoice'`)
    .execute();
  for (const columns of [
    ['date', 'number'],
    ['kind', 'date', 'number'],
    ['customerId', 'kind', 'date', 'number'],
  ]) {
    await db.schema
      .createIndex(`salesDocumentsBy${columns.map(capitalised).join('')}`)
      .on('salesDocuments')
      .columns(columns)
      .execute();
  }
  await createSearchIndex(db, 'salesDocuments', ['date', 'number', 'kind']);
}

async function createLines(db: Db): Promise<void> {
  const { createTable, identity, integer, text } = tableWords(db);
  await createTable('salesDocumentLines')
    .addColumn('id', integer, identity)
    .addColumn('documentId', integer, (column) =>
      column.notNull().references('salesDocuments.id').onDelete('cascade'),
    )
    .addColumn('sequence', integer, (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('nature', 'text')
    .addColumn('articleNumber', 'text', text)
    .addColumn('description', 'text', text)
    .addColumn('quantity', integer)
    .addColumn('unitPrice', integer)
    .addColumn('discount', integer)
    .addColumn('vatCode', integer)
    .addColumn('vatRate', integer)
    .addColumn('purchasePrice', integer)
    .addColumn('tracksStock', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('delivered', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('toDeliver', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('backordered', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('supplierCode', 'text', text)
    .addColumn('manufacturerCode', 'text', text)
    .addColumn('unitId', integer)
    .addColumn('description2', 'text', text)
    .addColumn('description3', 'text', text)
    .addUniqueConstraint('salesDocumentLinesOrder', ['documentId', 'sequence'])
    .addCheckConstraint('salesDocumentLinesType', sql`type in ('text', 'article')`)
    .addCheckConstraint('salesDocumentLinesStock', sql`tracks_stock in (0, 1)`)
    .addCheckConstraint(
      'salesDocumentLinesArticle',
      sql`type = 'text' or (quantity is not null and unit_price is not null and nature is not null)`,
    )
    .execute();
}

async function createDueDates(db: Db): Promise<void> {
  const { bytewiseText, createTable, identity, integer, text } = tableWords(db);
  await createTable('dueDates')
    .addColumn('code', integer, identity)
    .addColumn('documentId', integer, (column) =>
      column.notNull().unique().references('salesDocuments.id').onDelete('cascade'),
    )
    .addColumn('customerId', integer, (column) => column.notNull().references('customers.id'))
    .addColumn('date', bytewiseText, (column) => column.notNull())
    .addColumn('amount', integer, (column) => column.notNull())
    .addColumn('paid', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('credited', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('settled', integer, (column) => column.notNull())
    .addColumn('method', 'text', text)
    .addColumn('searchText', 'text', (column) => column.notNull())
    .addCheckConstraint(
      'dueDatesBalance',
      sql`paid >= 0 and credited >= 0 and paid + credited <= amount`,
    )
    .addCheckConstraint(
      'dueDatesSettled',
      sql`settled = case when paid + credited = amount then 1 else 0 end`,
    )
    .execute();
  await db.schema
    .createIndex('dueDatesOrder')
    .on('dueDates')
    .columns(['settled', 'date', 'code'])
    .execute();
  await createSearchIndex(db, 'dueDates', ['settled', 'date', 'code']);
  await db.schema.createIndex('dueDatesCustomerId').on('dueDates').column('customerId').execute();
  await createTable('payments')
    .addColumn('id', integer, identity)
    .addColumn('dueDateCode', integer, (column) => column.notNull().references('dueDates.code'))
    .addColumn('customerId', integer, (column) => column.notNull().references('customers.id'))
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('amount', integer, (column) => column.notNull())
    .addColumn('bankId', integer, (column) => column.references('banks.id'))
    .addColumn('method', 'text', (column) => column.notNull().references('paymentMethods.key'))
    .addColumn('notes', 'text', text)
    .addCheckConstraint('paymentsAmount', sql`amount >= 0`)
    .execute();
  await db.schema
    .createIndex('paymentsCustomer')
    .on('payments')
    .columns(['customerId', 'date', 'id'])
    .execute();
  await db.schema.createIndex('paymentsDueDate').on('payments').column('dueDateCode').execute();
}

async function createCreditNotes(db: Db): Promise<void> {
  const { createTable, identity, integer, text } = tableWords(db);
  await createTable('creditNotes')
    .addColumn('id', integer, identity)
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('customerId', integer, (column) => column.notNull().references('customers.id'))
    .addColumn('documentId', integer, (column) => column.references('salesDocuments.id'))
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('deliveryDate', 'text')
    .addColumn('total', integer, (column) => column.notNull())
    .addColumn('notes', 'text', text)
    .addCheckConstraint('creditNotesTotal', sql`total >= 0`)
    .execute();
  await db.schema
    .createIndex('creditNotesCustomer')
    .on('creditNotes')
    .columns(['customerId', 'date', 'id'])
    .execute();
  await db.schema
    .createIndex('creditNotesDocument')
    .on('creditNotes')
    .column('documentId')
    .execute();
}

async function createRecurringInvoices(db: Db): Promise<void> {
  const { bytewiseText, createTable, identity, integer } = tableWords(db);
  await createTable('recurringInvoices')
    .addColumn('id', integer, identity)
    .addColumn('customerId', integer, (column) => column.notNull().references('customers.id'))
    .addColumn('documentNumber', bytewiseText, (column) =>
      column.notNull().references('salesDocuments.number'),
    )
    .addColumn('lastDate', 'text')
    .addColumn('nextDate', 'text')
    .addColumn('frequency', 'text', (column) => column.notNull())
    .addCheckConstraint(
      'recurringInvoicesFrequency',
      sql`frequency in ('weekly', 'monthly', 'quarterly', 'halfYearly', 'yearly')`,
    )
    .execute();
  await db.schema
    .createIndex('recurringInvoicesNext')
    .on('recurringInvoices')
    .columns(['nextDate', 'id'])
    .execute();
  await db.schema
    .createIndex('recurringInvoicesDocument')
    .on('recurringInvoices')
    .column('documentNumber')
    .execute();
  await db.schema
    .createIndex('recurringInvoicesCustomer')
    .on('recurringInvoices')
    .column('customerId')
    .execute();
}

async function createRequestKeys(db: Db): Promise<void> {
  const { createTable, integer, text } = tableWords(db);
  await createTable('requestKeys')
    .addColumn('userId', integer, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('version', 'text', text)
    .addColumn('createdAt', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('requestKeysKey', ['userId', 'key'])
    .execute();
  await db.schema
    .createIndex('requestKeysCreatedAt')
    .on('requestKeys')
    .column('createdAt')
    .execute();
  await createTable('vatLookups')
    .addColumn('vatNumber', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', text)
    .addColumn('address', 'text', text)
    .addColumn('countryCode', 'text', text)
    .addColumn('fetchedAt', integer, (column) => column.notNull())
    .execute();
}

function capitalised(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
