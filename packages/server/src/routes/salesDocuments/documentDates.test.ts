import {
  createSalesDocument,
  newIdempotencyKey,
  updateSalesDocument,
} from '@facturatie/api-contract';
import type { Caller } from '@facturatie/api-contract';
import { isoDate } from '@facturatie/invoice-engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addCustomers } from '../../testing/records/addCustomers.ts';
import { addInvoice } from '../../testing/records/addInvoice.ts';
import { documentFormOf } from '../../testing/records/documentForms.ts';
import { failureOf } from '../../testing/answers.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import type { TestServer } from '../../testing/openTestServer.ts';
import { removeDocuments } from '../../testing/database/removeDocuments.ts';

vi.setConfig({ testTimeout: 30_000 });

let server: TestServer;
let call: Caller;

// Today is 2026-03-05.
beforeAll(async () => {
  server = await openTestServer();
  call = await server.signedIn();
  await addCustomers(server.db, [{ number: 'K1', companyName: 'Bakkerij Peeters' }]);
});
afterAll(() => server.close());
beforeEach(() => removeDocuments(server.db));

type Kind = 'quote' | 'invoice';

const formOf = (date: string, number = 'voorlopig') =>
  documentFormOf('K1', { number, date: isoDate(date), dueDate: isoDate('2030-01-01') });

const create = (date: string, kind: Kind = 'invoice', idempotencyKey = newIdempotencyKey()) =>
  call(createSalesDocument, { params: { kind }, body: formOf(date) }, { idempotencyKey });

const change = (number: string, date: string) =>
  call(updateSalesDocument, { params: { number }, body: formOf(date, number) });

describe('the year of a new document', () => {
  test.each(['0001-03-05', '1999-12-31', '2028-01-01', '9999-12-31'])(
    'is not that of %s: no series begins',
    async (date) => {
      for (const kind of ['invoice', 'quote'] as const) {
        const { status, messages } = await failureOf(create(date, kind));
        expect([status, messages.errors]).toEqual([
          422,
          { date: ['Dit jaar kan niet kloppen. Kies een datum van 2000 tot en met volgend jaar.'] },
        ]);
      }
      expect(await server.db.selectFrom('numberSeries').selectAll().execute()).toEqual([]);
    },
  );

  test.each([
    ['2000-01-01', '20001100001'],
    ['2027-12-31', '20271100001'],
  ])('may be that of %s', async (date, number) => {
    expect((await create(date)).document.number).toBe(number);
  });

  test('is nothing that keeps an older document from being changed', async () => {
    const { number } = await addInvoice(server.db, { customerNumber: 'K1', date: '1998-05-01' });
    expect((await change(number, '1998-06-01')).document.date).toBe('1998-06-01');
  });
});

describe('an invoice whose date does not follow that of its number', () => {
  const warning =
    'Factuur 20261100001 heeft een latere datum (5/03/2026) dan factuur 20261100002 (4/03/2026). De nummers van facturen horen de volgorde van hun datum te volgen: kijk de datum na.';

  test('is saved with a warning, which a repeated request with the same key gets too', async () => {
    expect((await create('2026-03-05')).warning).toBe('');
    const key = newIdempotencyKey();
    const saved = await create('2026-03-04', 'invoice', key);
    expect([saved.document.number, saved.warning]).toEqual(['20261100002', warning]);
    expect(await create('2026-03-04', 'invoice', key)).toEqual(saved);
    // The one before has an earlier date, the one before that a later one still.
    expect((await create('2026-03-04')).warning).toBe(
      warning.replace('20261100002', '20261100003'),
    );
  });

  test('is one with the date of the last, or of another year, or a quote, without a warning', async () => {
    await create('2026-03-05');
    await create('2026-03-05', 'quote');
    const saved = [
      await create('2026-03-05'),
      await create('2025-12-31'),
      await create('2027-01-01'),
      await create('2026-03-01', 'quote'),
    ];
    expect(saved.map(({ warning: none }) => none)).toEqual(['', '', '', '']);
  });

  test('is reported when its date changes, and only then', async () => {
    const { number } = (await create('2026-03-01')).document;
    await create('2026-03-04');
    expect((await change(number, '2026-03-04')).warning).toBe('');
    expect((await change(number, '2026-03-05')).warning).toBe(warning);
    expect((await change(number, '2026-03-05')).warning).toBe('');
    expect((await change('20261100002', '2026-03-03')).warning).toBe(
      warning.replace('4/03', '3/03'),
    );
    expect((await change('20261100002', '2026-03-06')).warning).toBe('');
  });
});
