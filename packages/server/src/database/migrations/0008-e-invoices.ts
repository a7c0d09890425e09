import type { Db } from '../db.ts';
import { tableWords } from './tables.ts';

/** VAT categories, units, e-invoice settings of customers, and issued e-invoices. */
export async function up(db: Db): Promise<void> {
  const { createTable, identity, integer, text } = tableWords(db);
  for (const column of [
    'goodsCategory',
    'goodsExemption',
    'serviceCategory',
    'serviceExemption',
    'serviceMention',
  ]) {
    await db.schema.alterTable('countingTypes').addColumn(column, 'text', text).execute();
  }
  for (const column of ['category', 'exemption', 'mention']) {
    await db.schema.alterTable('vatGroups').addColumn(column, 'text', text).execute();
  }
  for (const { key, ...columns } of countingTypes) {
    await db.updateTable('countingTypes').set(columns).where('key', '=', key).execute();
  }
  await createTable('units')
    .addColumn('id', integer, identity)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .execute();
  await db
    .insertInto('units')
    .values(units.map(([name, code]) => ({ name, code })))
    .execute();
  await createTable('peppolCustomers')
    .addColumn('customerId', integer, (column) =>
      column.notNull().unique().references('customers.id').onDelete('cascade'),
    )
    .addColumn('peppolId', 'text', text)
    .addColumn('asksOrderNumber', integer, (column) => column.notNull().defaultTo(0))
    .execute();
  await createTable('eInvoices')
    .addColumn('id', integer, identity)
    .addColumn('documentId', integer, (column) => column.notNull().references('salesDocuments.id'))
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('participant', 'text', text)
    .addColumn('xml', 'text', text)
    .addColumn('pdf', 'text', text)
    .addColumn('xmlSha256', 'text', text)
    .addColumn('issuedAt', integer, (column) => column.notNull())
    .addColumn('issuedBy', 'text', (column) => column.notNull())
    .addColumn('releasedAt', integer)
    .addColumn('releasedBy', 'text', text)
    .addColumn('releaseReason', 'text', text)
    .execute();
  await db.schema
    .createIndex('eInvoicesDocument')
    .on('eInvoices')
    .columns(['documentId', 'id'])
    .execute();
}

/** Categories of EN 16931 (UNCL 5305) by the nature of a line without VAT. */
const countingTypes = [
  {
    key: 'V',
    goodsCategory: 'AE',
    goodsExemption: 'VATEX-EU-AE',
    serviceCategory: 'AE',
    serviceExemption: 'VATEX-EU-AE',
  },
  {
    key: 'I',
    goodsCategory: 'K',
    goodsExemption: 'VATEX-EU-IC',
    serviceCategory: 'AE',
    serviceExemption: 'VATEX-EU-AE',
    serviceMention:
      'Btw verlegd: plaats van de dienst bij de afnemer (artikel 21, paragraaf 2, van het Btw-Wetboek).',
  },
  {
    key: 'E',
    goodsCategory: 'G',
    goodsExemption: 'VATEX-EU-G',
    serviceCategory: 'G',
    serviceExemption: 'VATEX-EU-G',
    serviceMention: 'Dienst buiten België (artikel 21, paragraaf 2, van het Btw-Wetboek).',
  },
  { key: 'X', goodsCategory: 'E', serviceCategory: 'E' },
];

/** Names and their codes of UN/ECE recommendation 20. */
const units = [
  ['stuk', 'H87'],
  ['uur', 'HUR'],
  ['dag', 'DAY'],
  ['maand', 'MON'],
  ['kg', 'KGM'],
  ['ton', 'TNE'],
  ['m', 'MTR'],
  ['m2', 'MTK'],
  ['m3', 'MTQ'],
  ['l', 'LTR'],
  ['km', 'KMT'],
  ['set', 'SET'],
  ['doos', 'XBX'],
  ['forfait', 'LS'],
] as const;
