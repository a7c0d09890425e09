import { ApiError, customerNumber } from '@facturatie/api-contract';
import type { DueDate, PaymentForm } from '@facturatie/api-contract';
import { cents, isoDate } from '@facturatie/invoice-engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paymentForm } from './paymentEntry.ts';
import { payOnce } from './payOnce.ts';

type Fate = 'answered' | 'lost before' | 'lost after' | 'failed after' | 'session ended';

const failure = (status: number, errors: Record<string, string[]> = {}) => {
  const kinds = { 0: 'connection', 401: 'unauthorized' } as const;
  const kind = status === 0 || status === 401 ? kinds[status] : 'status';
  return new ApiError({ call: 'createPayment', kind, status, messages: { errors } });
};

const total = 121_00;

/** A server that makes a payment once a key, and whose answers may not arrive. */
function unreliableServer(fates: readonly Fate[]) {
  const left = [...fates];
  const answers = new Map<string, { readonly sent: PaymentForm; readonly answer: DueDate }>();
  const payments: number[] = [];
  const standing = (): DueDate => {
    const paid = payments.reduce((sum, amount) => sum + amount, 0);
    return {
      code: 7,
      customerNumber: customerNumber('1'),
      companyName: 'Bakkerij Ooms',
      documentNumber: '20261100001',
      amount: cents(total),
      balance: cents(total - paid),
      paid: cents(paid),
      method: '',
      documentDate: isoDate('2026-03-01'),
      date: isoDate('2026-03-15'),
      document: { customer: { notes: '' } },
    };
  };
  const stored: { key?: string } = {};
  return {
    payments,
    standing,
    payer: {
      pay: async (sent: PaymentForm, key: string): Promise<DueDate> => {
        const fate = left.shift() ?? 'answered';
        if (fate === 'lost before') throw failure(0);
        if (fate === 'session ended') throw failure(401);
        const before = answers.get(key);
        if (before && JSON.stringify(before.sent) !== JSON.stringify(sent)) throw failure(422);
        if (!before && sent.amount > standing().balance)
          throw failure(422, { amount: ['te veel'] });
        if (!before) payments.push(sent.amount);
        const { answer } = before ?? { answer: standing() };
        answers.set(key, { sent, answer });
        if (fate === 'lost after') throw failure(0);
        if (fate === 'failed after') throw failure(503);
        return answer;
      },
      refresh: async () => standing(),
      unsureKey: {
        read: () => stored.key,
        write: (key: string) => void (stored.key = key),
        remove: () => void delete stored.key,
      },
    },
  };
}

const payment = (amount: number): PaymentForm =>
  paymentForm(
    { date: '2026-03-16', bankId: 1, amount, method: 'OVR' },
    { code: 7, customerNumber: customerNumber('1') },
  );

/** The result of retrying while there are faults, and once more. */
async function untilAnswered<T>(
  faults: readonly unknown[],
  attempt: (turn: number) => Promise<T>,
): Promise<T | undefined> {
  for (let turn = 0; turn <= faults.length; turn += 1) {
    const outcome = await attempt(turn).catch(() => undefined);
    if (outcome !== undefined) return outcome;
  }
  return undefined;
}

describe('a payment that is retried until it is answered', () => {
  const fate = fc.constantFrom<Fate>(
    'lost before',
    'lost after',
    'failed after',
    'session ended',
    'answered',
  );

  test('is made once, whichever requests and answers are lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fate, { maxLength: 6 }), async (fates) => {
        const { payments, payer } = unreliableServer(fates);
        const outcome = await untilAnswered(fates, () => payOnce(payment(50_00), 0, payer));
        expect(outcome).toMatchObject({ isEarlierTry: false, dueDate: { paid: 50_00 } });
        expect(payments).toEqual([50_00]);
      }),
    );
  });

  test('and changed between attempts is one of the attempts, and reports when it is an earlier one', async () => {
    const tries = fc.array(fc.record({ fate, amount: fc.constantFrom(50_00, 60_00) }), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(tries, async (given) => {
        const { payments, payer } = unreliableServer(given.map((one) => one.fate));
        let amount = 60_00;
        const outcome = await untilAnswered(given, (turn) => {
          amount = given[turn]?.amount ?? 60_00;
          return payOnce(payment(amount), 0, payer);
        });
        expect(payments).toHaveLength(1);
        expect(outcome?.dueDate.paid).toBe(payments[0]);
        expect(outcome?.isEarlierTry).toBe(payments[0] !== amount);
      }),
    );
  });
});

test('the same payment again asks first when an earlier attempt turns out to have arrived', async () => {
  const { payments, standing, payer } = unreliableServer(['lost after']);
  await expect(payOnce(payment(50_00), 0, payer)).rejects.toMatchObject({ status: 0 });
  const seen = Number(standing().paid);
  expect(await payOnce(payment(50_00), seen, payer)).toMatchObject({ isEarlierTry: true });
  expect(payments).toEqual([50_00]);
  expect(await payOnce(payment(50_00), seen, payer)).toMatchObject({ isEarlierTry: false });
  expect(payments).toEqual([50_00, 50_00]);
});

test('a payment after one that was answered is another payment', async () => {
  const { payments, payer } = unreliableServer([]);
  await payOnce(payment(50_00), 0, payer);
  await payOnce(payment(50_00), 50_00, payer);
  expect(payments).toEqual([50_00, 50_00]);
});

test('a refusal of a field is shown unchanged', async () => {
  const { payments, payer } = unreliableServer([]);
  await expect(payOnce(payment(total + 1), 0, payer)).rejects.toMatchObject({ status: 422 });
  expect(payments).toEqual([]);
});
