import { sql } from 'kysely';
import { databaseKindOf } from '../db.ts';
import type { Db } from '../db.ts';
import { percentage, tableWords } from './tables.ts';

/** Staff and their sessions; customers, their groups and representatives. */
export async function up(db: Db): Promise<void> {
  await createAccounts(db);
  await createCustomerGroups(db);
  await createCustomers(db);
  await createSearchOfCustomers(db);
  await createBookkeeping(db);
}

async function createAccounts(db: Db): Promise<void> {
  const { createTable, identity, integer } = tableWords(db);
  await createTable('users')
    .addColumn('id', integer, identity)
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('displayName', 'text', (column) => column.notNull())
    .addColumn('passwordHash', 'text', (column) => column.notNull())
    .addColumn('active', integer, (column) => column.notNull().defaultTo(1))
    .addColumn('createdAt', integer, (column) => column.notNull())
    .addColumn('lastSignedInAt', integer)
    .addCheckConstraint('usersActive', sql`active in (0, 1)`)
    .execute();
  await createTable('sessions')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('cookieHash', 'text', (column) => column.notNull().unique())
    .addColumn('xsrfHash', 'text', (column) => column.notNull())
    .addColumn('userId', integer, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('createdAt', integer, (column) => column.notNull())
    .addColumn('lastUsedAt', integer, (column) => column.notNull())
    .addColumn('expiresAt', integer, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessionsUserId').on('sessions').column('userId').execute();
  await db.schema.createIndex('sessionsExpiresAt').on('sessions').column('expiresAt').execute();
  await createTable('loginThrottles')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('failures', integer, (column) => column.notNull())
    .addColumn('startedAt', integer, (column) => column.notNull())
    .addColumn('lastFailedAt', integer, (column) => column.notNull())
    .execute();
}

async function createCustomerGroups(db: Db): Promise<void> {
  const { createTable, identity, integer, text } = tableWords(db);
  await createTable('customerGroups')
    .addColumn('id', integer, identity)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('discount', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('notes', 'text', text)
    .addColumn('searchText', 'text', (column) => column.notNull())
    .addCheckConstraint('customerGroupsDiscount', percentage('discount'))
    .execute();
}

async function createCustomers(db: Db): Promise<void> {
  const { bytewiseText, createTable, identity, integer, text } = tableWords(db);
  await createTable('representatives')
    .addColumn('id', integer, identity)
    .addColumn('name', 'text', (column) => column.notNull())
    .execute();
  await createTable('customers')
    .addColumn('id', integer, identity)
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('numberOrder', bytewiseText, (column) => column.notNull().unique())
    .addColumn('groupId', integer, (column) => column.notNull().references('customerGroups.id'))
    .addColumn('vatNumber', 'text', text)
    .addColumn('companyName', 'text', (column) => column.notNull())
    .addColumn('salutation', 'text', text)
    .addColumn('contactName', 'text', text)
    .addColumn('jobTitle', 'text', text)
    .addColumn('reference', 'text', text)
    .addColumn('website', 'text', text)
    .addColumn('legalEntityRegister', 'text', text)
    .addColumn('enterpriseNumber', 'text', text)
    .addColumn('bank', 'text', text)
    .addColumn('bic', 'text', text)
    .addColumn('iban', 'text', text)
    .addColumn('representativeId', integer, (column) => column.references('representatives.id'))
    .addColumn('emailVerified', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('discount', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('ledgerAccount', 'text', text)
    .addColumn('countingType', 'text', (column) => column.notNull().defaultTo('F'))
    .addColumn('creditLimit', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('openingBalance', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('notes', 'text', text)
    .addColumn('street', 'text', text)
    .addColumn('postcode', 'text', text)
    .addColumn('city', 'text', text)
    .addColumn('country', 'text', (column) => column.notNull().defaultTo('BE'))
    .addColumn('email', 'text', text)
    .addColumn('phone', 'text', text)
    .addColumn('mobile', 'text', text)
    .addColumn('fax', 'text', text)
    .addColumn('deliveryStreet', 'text', text)
    .addColumn('deliveryPostcode', 'text', text)
    .addColumn('deliveryCity', 'text', text)
    .addColumn('deliveryCountry', 'text', (column) => column.notNull().defaultTo('BE'))
    .addColumn('deliveryEmail', 'text', text)
    .addColumn('deliveryPhone', 'text', text)
    .addColumn('deliveryMobile', 'text', text)
    .addColumn('deliveryFax', 'text', text)
    .addColumn('searchText', 'text', (column) => column.notNull())
    .addColumn('version', integer, (column) => column.notNull().defaultTo(1))
    .addCheckConstraint('customersNumber', sql`number <> ''`)
    .addCheckConstraint('customersEmailVerified', sql`email_verified in (0, 1)`)
    .addCheckConstraint('customersDiscount', percentage('discount'))
    .execute();
  await db.schema.createIndex('customersGroupId').on('customers').column('groupId').execute();
}

/**
 * SQLite reads the narrow index instead of the wide table, in the order of the
 * list. PostgreSQL finds two characters by an index of all character pairs of
 * a text (one expression, so that no column has to be kept in sync); words of
 * three and more are `ensureSearchIndexes`'s.
 */
async function createSearchOfCustomers(db: Db): Promise<void> {
  if (databaseKindOf(db) === 'sqlite') {
    await db.schema
      .createIndex('customersSearch')
      .on('customers')
      .columns(['numberOrder', 'searchText'])
      .execute();
    return;
  }
  await sql`
    create function character_pairs(text) returns text[]
    language sql immutable strict parallel safe as $$
      select array(select (regexp_matches($1, '..', 'g'))[1])
          || array(select (regexp_matches(substr($1, 2), '..', 'g'))[1])
    $$
  `.execute(db);
  await sql`
    create index customers_search_pairs on customers using gin (character_pairs(search_text))
  `.execute(db);
}

async function createBookkeeping(db: Db): Promise<void> {
  const { createTable, integer } = tableWords(db);
  await createTable('settings')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await createTable('seedRuns')
    .addColumn('seed', integer, (column) => column.notNull())
    .addColumn('thing', 'text', (column) => column.notNull())
    .addColumn('requested', integer, (column) => column.notNull())
    .addColumn('remaining', integer, (column) => column.notNull())
    .addColumn('written', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('seedRunsKey', ['seed', 'thing'])
    .addCheckConstraint('seedRunsThing', sql`thing in ('customers', 'documents')`)
    .execute();
}
