import { createCustomer, createSalesDocument, listCustomers } from '@facturatie/api-contract';
import type { Caller } from '@facturatie/api-contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addCustomers } from '../testing/records/addCustomers.ts';
import { failureOf } from '../testing/answers.ts';
import { documentFormOf } from '../testing/records/documentForms.ts';
import { customerFormOf } from '../testing/records/forms.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import type { TestServer } from '../testing/openTestServer.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
let call: Caller;
let groupId: number;

beforeEach(async () => {
  server = await openTestServer();
  call = await server.signedIn();
  await addCustomers(server.db, []);
  groupId = (await server.db.selectFrom('customerGroups').select('id').executeTakeFirst())?.id ?? 0;
});
afterEach(() => server.close());

const create = (index: number) =>
  call(createCustomer, { body: customerFormOf(`K${index}`, groupId) });

async function total(): Promise<number> {
  const query = { page: 1, perPage: 10, search: '' } as const;
  return (await call(listCustomers, { query })).customers.total;
}

describe('a PostgreSQL that refuses writes', () => {
  /** Lets every connection be made again, under the settings of now; that of the statement itself last. */
  const reconnect = () =>
    sql`select pg_terminate_backend(pid)
      from (select * from pg_stat_activity where datname = current_database()
        order by pid = pg_backend_pid()) backends`
      .execute(server.db)
      .then(
        () => undefined,
        (error: unknown) => expect(error).toMatchObject({ code: '57P01' }),
      );
  const setReadOnly = (value: 'on' | 'off') =>
    server.db.connection().execute(async (connection) => {
      await sql`set default_transaction_read_only = off`.execute(connection);
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
        connection,
      );
      await sql`alter database ${sql.id(rows[0]?.name ?? '')}
        set default_transaction_read_only = ${sql.raw(value)}`.execute(connection);
    });

  test('can still be read, reports why nothing is saved, and recovers by itself', async () => {
    await create(1);
    await setReadOnly('on');
    await reconnect();
    await expect.poll(() => total().catch(() => undefined)).toBe(1);
    expect(await failureOf(create(2))).toMatchObject({
      status: 503,
      messages: {
        message:
          'De databank laat nu alleen lezen toe. Er is niets bewaard; verwittig de beheerder en probeer daarna opnieuw.',
      },
    });
    await setReadOnly('off');
    await reconnect();
    await expect.poll(() => total().catch(() => undefined)).toBe(1);
    await create(2);
    expect(await total()).toBe(2);
  });
});

/** What PostgreSQL raises when it cannot extend a file, here by a trigger: no test fills a disk. */
async function fillDisk(event: 'insert' | 'update', table: string): Promise<void> {
  await sql`create or replace function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(
    server.db,
  );
  await sql`create trigger no_room before ${sql.raw(event)} on ${sql.table(table)}
    for each row execute function no_room()`.execute(server.db);
}

async function makeRoom(table: string): Promise<void> {
  await sql`drop trigger no_room on ${sql.table(table)}`.execute(server.db);
}

const diskIsFull = {
  status: 503,
  messages: {
    message:
      'De schijf van de server is vol. Er is niets bewaard; verwittig de beheerder en probeer daarna opnieuw.',
  },
};

test('a PostgreSQL whose disk is full refuses what does not fit, keeps the rest, and continues once there is room', async () => {
  await create(1);
  await fillDisk('insert', 'customers');
  expect(await failureOf(create(2))).toMatchObject(diskIsFull);
  expect(await total()).toBe(1);
  await makeRoom('customers');
  await create(2);
  expect(await total()).toBe(2);
});

test('of an invoice for which the disk has no room after its number nothing is kept, and the number is given again', async () => {
  await create(1);
  const saved = async () => {
    const input = { params: { kind: 'invoice' }, body: documentFormOf('K1') } as const;
    return (await call(createSalesDocument, input)).document.sequence;
  };
  for (const [event, table] of [
    ['insert', 'sales_documents'],
    ['insert', 'sales_document_lines'],
    ['insert', 'changes'],
    ['update', 'request_keys'],
  ] as const) {
    await fillDisk(event, table);
    expect(await failureOf(saved())).toMatchObject(diskIsFull);
    await makeRoom(table);
  }
  expect(await saved()).toBe(1);
});

test('a PostgreSQL with damaged pages is reported, and the server is not ready', async () => {
  // What PostgreSQL raises for a page with a wrong checksum, here by a trigger: no test damages its files.
  await sql`create function damaged() returns trigger language plpgsql as
    $$ begin raise exception 'invalid page in block 7' using errcode = 'data_corrupted'; end $$`.execute(
    server.db,
  );
  await sql`create trigger damaged before insert on customers
    for each row execute function damaged()`.execute(server.db);
  expect((await server.fetch('/readyz')).status).toBe(200);
  expect(await failureOf(create(1))).toMatchObject({
    status: 503,
    messages: {
      message: 'De databank is beschadigd. Er is niets bewaard; verwittig de beheerder.',
    },
  });
  expect((await server.fetch('/readyz')).status).toBe(503);
});
