import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import {
  ApiError,
  createPayment,
  createSalesDocument,
  customerNumber,
  getCustomer,
  getSalesDocument,
  newIdempotencyKey,
  updateCustomer,
  updateSalesDocument,
} from '@facturatie/api-contract';
import type { Caller, DocumentKind, SalesDocumentForm } from '@facturatie/api-contract';
import { cents, isoDate } from '@facturatie/invoice-engine';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addUser } from '../../auth/addUser.ts';
import { addCustomers } from '../../testing/records/addCustomers.ts';
import { addInvoice } from '../../testing/records/addInvoice.ts';
import { documentFormOf } from '../../testing/records/documentForms.ts';
import { documentFaults } from '../../testing/database/documentInvariants.ts';
import { customerFormOf } from '../../testing/records/forms.ts';
import { openTestDatabase, testPostgresUrl } from '../../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../../testing/database/openTestDatabase.ts';
import { runningServerProcess, tokenOf } from '../../testing/processes/serverProcess.ts';
import type { ServerProcess } from '../../testing/processes/serverProcess.ts';
import { callerOf } from '../../testing/writers.ts';
import { argon2id } from '../ports/argon2.ts';
import { systemClock } from '../ports/systemPorts.ts';

vi.setConfig({ testTimeout: 600_000 });

const isOnPostgres = testPostgresUrl() !== undefined;
const writers = isOnPostgres ? 32 : 8;
/** One tenth of them is cut off. */
const savesEach = process.env['LONG'] ? 100 : 10;
/** Milliseconds; so that a connection breaks at any moment of a save. */
const cutWithin = 40;

const user = { name: 'an', password: 'een goed wachtwoord' };

let database: TestDatabase;
/** One process on SQLite, two on PostgreSQL. */
let servers: ServerProcess[];
let token: string;
let callers: Caller[];

beforeAll(async () => {
  database = await openTestDatabase();
  await addUser({ database: database.db, clock: systemClock, passwordHash: argon2id }, user);
  await addCustomers(database.db, [{ number: 'K1', companyName: 'Bakkerij K1' }, { number: 'K2' }]);
  const environment = { ...database.environment, DEMO: '0' };
  servers = [await runningServerProcess(environment)];
  if (isOnPostgres) servers.push(await runningServerProcess(environment));
  token = await tokenOf(await serverOf(0).login(user.name, user.password));
  callers = servers.map(({ url }) => callerOf(url, token));
}, 60_000);

afterAll(async () => {
  for (const server of servers) {
    server.process.kill('SIGKILL');
    await server.ended;
  }
  await database.close();
});

/** Turns go round the processes. */
function serverOf(turn: number): ServerProcess {
  const server = servers[turn % servers.length];
  if (server === undefined) throw new Error('No server was started');
  return server;
}

function callerOfTurn(turn: number): Caller {
  const call = callers[turn % callers.length];
  if (call === undefined) throw new Error('No server was started');
  return call;
}

interface Save {
  readonly kind: DocumentKind;
  readonly form: SalesDocumentForm;
  readonly key: string;
}

/** Two kinds in two years make four series. The mark is in the reference of the document. */
function saveOf(turn: number, mark: string): Save {
  const year = turn % 4 < 2 ? 2021 : 2022;
  return {
    kind: turn % 2 === 0 ? 'invoice' : 'quote',
    form: documentFormOf('K1', {
      date: isoDate(`${year}-03-05`),
      dueDate: isoDate(`${year}-04-05`),
      reference: mark,
    }),
    key: newIdempotencyKey(),
  };
}

/** @returns the number of the document */
async function send(call: Caller, { kind, form, key }: Save): Promise<string> {
  const input = { params: { kind }, body: form };
  const { document } = await call(createSalesDocument, input, { idempotencyKey: key });
  return document.number;
}

/** Sends a save, or only half of it, and breaks the connection before any answer is read. */
async function cutOff({ url }: ServerProcess, save: Save, sent: 'half' | 'whole'): Promise<void> {
  const kind = save.kind === 'quote' ? 'offerte' : 'factuur';
  const body = Buffer.from(JSON.stringify(createSalesDocument.body.encode(save.form)));
  const sending = request(url + createSalesDocument.path.replace('{kind}', kind), {
    method: createSalesDocument.method,
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': body.length,
      'idempotency-key': save.key,
    },
  });
  sending.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => void sending.once('close', () => resolve()));
  if (sent === 'whole') sending.end(body);
  else sending.write(body.subarray(0, body.length / 2));
  await pause(Math.random() * cutWithin);
  sending.destroy();
  await closed;
}

async function saved(): Promise<Map<string, string>> {
  const rows = await database.db
    .selectFrom('salesDocuments')
    .select(['reference', 'number'])
    .where('year', 'in', [2021, 2022])
    .execute();
  const numbers = new Map(rows.map(({ reference, number }) => [reference, number]));
  expect(numbers.size, 'a document was made twice').toBe(rows.length);
  return numbers;
}

test(`${writers} writers at once, a tenth of them cut off, leave no gap, no double and no loss`, async () => {
  const acknowledged = new Map<string, string>();
  const cut = { half: 0, whole: 0, tried: 0 };
  const write = async (writer: number) => {
    for (let turn = 0; turn < savesEach; turn += 1) {
      const mark = `W${writer}N${turn}`;
      const save = saveOf(writer + turn, mark);
      const call = callerOfTurn(writer);
      if (turn % 10 !== writer % 10) {
        acknowledged.set(mark, await send(call, save));
        continue;
      }
      const sent = (writer + turn) % 3 === 0 ? 'half' : 'whole';
      await cutOff(serverOf(writer), save, sent);
      cut[sent] += 1;
      if (writer % 2 === 0) continue;
      // A client without an answer retries, here twice at the same moment.
      cut.tried += 1;
      const again = await Promise.all([send(call, save), send(callerOfTurn(writer + 1), save)]);
      expect(again[0]).toBe(again[1]);
      acknowledged.set(mark, again[0]);
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));

  expect(cut.half + cut.whole).toBe((writers * savesEach) / 10);
  expect(Math.min(cut.half, cut.whole, cut.tried)).toBeGreaterThan(0);
  expect(acknowledged.size).toBe(writers * savesEach - (cut.half + cut.whole - cut.tried));
  const numbers = await saved();
  for (const [mark, number] of acknowledged)
    expect([mark, numbers.get(mark)]).toEqual([mark, number]);

  for (const series of ['202110', '202111', '202210', '202211']) {
    const places = [...numbers.values()]
      .filter((number) => number.startsWith(series))
      .map((number) => Number(number.slice(series.length)))
      .toSorted((left, right) => left - right);
    expect(places.length).toBeGreaterThan(0);
    expect(places).toEqual(places.map((_, index) => index + 1));
  }
  expect(await documentFaults(database.db)).toEqual([]);
});

test('concurrent requests with one key create one document', async () => {
  const save = saveOf(0, 'op hetzelfde ogenblik');
  const made = await Promise.all(
    Array.from({ length: writers }, (_, turn) => send(callerOfTurn(turn), save)),
  );
  expect(new Set(made).size).toBe(1);
  expect((await saved()).get('op hetzelfde ogenblik')).toBe(made[0]);
});

describe('users who change the same record', () => {
  const people = 6;
  const changesEach = 4;
  const marks = Array.from({ length: people * changesEach }, (_, index) => `[${index}]`);

  /** Everybody adds marks to what they read, and does it again after a conflict. */
  async function addMarks(add: (call: Caller, mark: string) => Promise<unknown>): Promise<number> {
    let conflicts = 0;
    const person = async (index: number) => {
      for (const mark of marks.filter((_, place) => place % people === index)) {
        for (;;) {
          const [result] = await Promise.allSettled([add(callerOfTurn(index), mark)]);
          if (result.status === 'fulfilled') break;
          const error: unknown = result.reason;
          if (!(error instanceof ApiError) || error.status !== 409) throw error;
          conflicts += 1;
        }
      }
    };
    await Promise.all(Array.from({ length: people }, (_, index) => person(index)));
    return conflicts;
  }

  const marksIn = (text: string) => text.match(/\[\d+\]/g)?.toSorted();

  test('a customer: no user overwrites the change of another', async () => {
    const params = { number: customerNumber('K2') };
    const conflicts = await addMarks(async (call, mark) => {
      const { customer, version } = await call(getCustomer, { params });
      const notes = customer.notes + mark;
      const body = customerFormOf('K2', customer.groupId, { notes });
      await call(updateCustomer, { params, body }, { version });
    });
    expect(conflicts).toBeGreaterThan(0);
    const { customer } = await callerOfTurn(0)(getCustomer, { params });
    expect(marksIn(customer.notes)).toEqual(marks.toSorted());
  });

  test('a document: no user overwrites the change of another', async () => {
    const number = await send(callerOfTurn(0), saveOf(0, 'van allen'));
    const params = { number };
    const conflicts = await addMarks(async (call, mark) => {
      const { document, version } = await call(getSalesDocument, { params });
      const { date, dueDate, lines } = document;
      const notes = document.notes + mark;
      const body = documentFormOf('K1', { number, date, dueDate, lines, notes });
      await call(updateSalesDocument, { params, body }, { version });
    });
    expect(conflicts).toBeGreaterThan(0);
    const { document } = await callerOfTurn(0)(getSalesDocument, { params });
    expect(marksIn(document.notes)).toEqual(marks.toSorted());
    expect(await documentFaults(database.db)).toEqual([]);
  });
});

test('concurrent payments on one due date never exceed its balance', async () => {
  const { code, total } = await addInvoice(database.db, { customerNumber: 'K1' });
  const body = {
    date: isoDate('2026-03-05'),
    bankId: 0,
    amount: cents(10_00),
    applied: cents(10_00),
    type: 'K',
    method: 'OVR',
    dueDateCode: code,
    customerNumber: customerNumber('K1'),
  } as const;
  const payments = await Promise.allSettled(
    Array.from({ length: writers + 8 }, (_, turn) => callerOfTurn(turn)(createPayment, { body })),
  );
  const balances = payments.flatMap((payment) =>
    payment.status === 'fulfilled' ? [Number(payment.value.dueDate.balance)] : [],
  );
  expect(balances.toSorted((left, right) => right - left)).toEqual(
    Array.from({ length: 12 }, (_, index) => total - (index + 1) * 10_00),
  );
  const refusals = payments.flatMap((payment) =>
    payment.status === 'rejected' ? [payment.reason as ApiError] : [],
  );
  expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([422]));
  expect(await documentFaults(database.db)).toEqual([]);
});

test('after these requests the servers shut down without errors', async () => {
  for (const server of servers) {
    server.process.kill('SIGTERM');
    const { code, out, err } = await server.ended;
    expect([code, err]).toEqual([0, '']);
    expect(out).not.toContain('error:');
  }
});
