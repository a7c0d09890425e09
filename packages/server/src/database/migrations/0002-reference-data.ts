import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { countries } from './countries.ts';
import { createSearchIndex, percentage, tableWords } from './tables.ts';

/** What is chosen from: VAT groups, counting types, countries, methods, banks, articles. */
export async function up(db: Db): Promise<void> {
  await createLists(db);
  await fillLists(db);
  await createArticles(db);
  await db.schema
    .alterTable('customerGroups')
    .addColumn('version', tableWords(db).integer, (column) => column.notNull().defaultTo(1))
    .execute();
}

async function createLists(db: Db): Promise<void> {
  const { createTable, identity, integer, text } = tableWords(db);
  await createTable('vatGroups')
    .addColumn('code', integer, (column) => column.notNull().unique())
    .addColumn('rate', integer, (column) => column.notNull())
    .addCheckConstraint('vatGroupsRate', percentage('rate'))
    .execute();
  await createTable('countingTypes')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('legalMention', 'text', text)
    .addColumn('position', integer, (column) => column.notNull())
    .execute();
  await createTable('paymentMethods')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('position', integer, (column) => column.notNull())
    .execute();
  await createTable('countries')
    .addColumn('code', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute();
  await createTable('salutations')
    .addColumn('text', 'text', (column) => column.primaryKey().notNull())
    .addColumn('position', integer, (column) => column.notNull())
    .execute();
  await createTable('banks')
    .addColumn('id', integer, identity)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('iban', 'text', text)
    .addColumn('bic', 'text', text)
    .addColumn('isMain', integer, (column) => column.notNull().defaultTo(0))
    .addCheckConstraint('banksIsMain', sql`is_main in (0, 1)`)
    .execute();
}

/** Product spec section 9 and docs/decisions/0001: a new installation is usable at once. */
async function fillLists(db: Db): Promise<void> {
  await db
    .insertInto('vatGroups')
    .values([
      { code: 1, rate: 600 },
      { code: 2, rate: 1200 },
      { code: 3, rate: 2100 },
      { code: 4, rate: 0 },
    ])
    .execute();
  await db.insertInto('countingTypes').values(countingTypes).execute();
  await db
    .insertInto('paymentMethods')
    .values(paymentMethods.map(([key, name], position) => ({ key, name, position })))
    .execute();
  await db
    .insertInto('countries')
    .values(countries.map(([code, name]) => ({ code, name })))
    .execute();
  await db
    .insertInto('salutations')
    .values(salutations.map((text, position) => ({ text, position })))
    .execute();
}

const countingTypes = [
  { key: 'F', name: 'Factuur', legalMention: '', position: 0 },
  {
    key: 'V',
    name: 'Btw verlegd',
    legalMention:
      'Btw verlegd. Verlegging van heffing. Bij gebrek aan schriftelijke betwisting binnen een ' +
      'termijn van één maand na de ontvangst van de factuur, wordt de afnemer geacht te erkennen dat hij een ' +
      'belastingplichtige is gehouden tot de indiening van periodieke aangiften. Als die ' +
      'voorwaarde niet vervuld is, is de afnemer ten aanzien van die voorwaarde aansprakelijk ' +
      'voor de betaling van de verschuldigde belasting, interesten en geldboeten ' +
      '(artikel 20 van het koninklijk besluit nr. 1).',
    position: 1,
  },
  {
    key: 'I',
    name: 'Intracommunautair',
    legalMention: 'Vrijgestelde intracommunautaire levering (artikel 39bis van het Btw-Wetboek).',
    position: 2,
  },
  {
    key: 'E',
    name: 'Export',
    legalMention: 'Vrijgestelde uitvoer (artikel 39 van het Btw-Wetboek).',
    position: 3,
  },
  {
    key: 'X',
    name: 'Vrijgesteld',
    legalMention: 'Vrijgesteld van btw (artikel 44 van het Btw-Wetboek).',
    position: 4,
  },
];

const paymentMethods = [
  ['OVR', 'Overschrijving'],
  ['DOM', 'Domiciliëring'],
  ['KAS', 'Contant'],
  ['BAN', 'Bancontact'],
  ['KRE', 'Kredietkaart'],
] as const;

const salutations = ['NV', 'BV', 'CommV', 'VOF', 'CV', 'VZW', 'Dhr.', 'Mevr.', 'Fam.', 'Firma'];

async function createArticles(db: Db): Promise<void> {
  const { bytewiseText, createTable, identity, integer, text } = tableWords(db);
  await createTable('articles')
    .addColumn('id', integer, identity)
    .addColumn('number', bytewiseText, (column) => column.notNull().unique())
    .addColumn('description', 'text', text)
    .addColumn('nature', 'text', (column) => column.notNull().defaultTo('goods'))
    .addColumn('purchasePrice', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('unitPrice', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('searchText', 'text', (column) => column.notNull())
    .addCheckConstraint('articlesNumber', sql`number <> ''`)
    .addCheckConstraint('articlesNature', sql`nature in ('goods', 'service')`)
    .addCheckConstraint('articlesPrices', sql`purchase_price >= 0 and unit_price >= 0`)
    .execute();
  await createSearchIndex(db, 'articles', ['number']);
}
