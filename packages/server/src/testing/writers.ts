import {
  ApiError,
  createCaller,
  createCustomer,
  createSalesDocument,
  newIdempotencyKey,
} from '@facturatie/api-contract';
import type { Caller } from '@facturatie/api-contract';
import { expect } from 'vitest';
import type { Db } from '../database/db.ts';
import { documentFormOf } from './records/documentForms.ts';
import { customerFormOf } from './records/forms.ts';

/** One customer or invoice that a writer makes. */
export interface Write {
  kind: 'customer' | 'invoice';
  /** Its idempotency key. */
  key: string;
  /** Of a customer its number, of an invoice its reference: nothing else has it. */
  mark: string;
  /** Of an invoice, whose it is. */
  customer: string;
}

/** What writers got answers to, and what they did not. */
export interface WriteLedger {
  /** Acknowledged by the server: the number that it answered, by write. */
  acknowledged: Map<Write, string>;
  /** Sent without an answer: the connection broke, or the server was without its database. */
  unanswered: Write[];
}

export interface Writers {
  /** Resolves once a number of further writes are acknowledged; rejects when a writer was refused. */
  acknowledgedMore(count: number): Promise<void>;
  /** Resolves when every writer lost the server or database; rejects when one was refused. */
  ended: Promise<void>;
}

/** Makes calls to a running server. */
export function callerOf(url: string, token: string): Caller {
  return createCaller({ baseUrl: url, token: () => token, cookie: () => undefined });
}

/** Sends a write, for the first time or again. @returns the number that the server answered */
export async function send(call: Caller, write: Write, groupId: number): Promise<string> {
  const { key: idempotencyKey, kind, mark, customer } = write;
  if (kind === 'customer') {
    const body = customerFormOf(mark, groupId);
    const made = await call(createCustomer, { body }, { idempotencyKey });
    return made.customer.number;
  }
  const body = documentFormOf(customer, { reference: mark });
  const made = await call(createSalesDocument, { params: { kind }, body }, { idempotencyKey });
  return made.document.number;
}

/**
 * Starts writers that each make a customer, an invoice for it, and so on, without a pause, until the
 * server or its database is gone. What happens is in the ledger.
 * @param prefix what marks of these writers begin with; others have another
 */
export function startWriters(
  call: Caller,
  count: number,
  { groupId, prefix, ledger }: { groupId: number; prefix: string; ledger: WriteLedger },
): Writers {
  const waiting: { at: number; resolve: () => void }[] = [];
  const acknowledge = (write: Write, number: string) => {
    ledger.acknowledged.set(write, number);
    for (const { at, resolve } of waiting) if (ledger.acknowledged.size >= at) resolve();
  };
  const write = async (writer: number) => {
    let customer = '';
    for (let index = 0; ; index += 1) {
      const kind = index % 2 === 0 ? 'customer' : 'invoice';
      const mark = `${prefix}W${writer}N${index}`;
      const next: Write = { kind, key: newIdempotencyKey(), mark, customer };
      try {
        acknowledge(next, await send(call, next, groupId));
      } catch (error) {
        if (!isGone(error)) throw error;
        ledger.unanswered.push(next);
        return;
      }
      if (kind === 'customer') customer = mark;
    }
  };
  const all = Promise.all(Array.from({ length: count }, (_, writer) => write(writer)));
  const ended = all.then(() => undefined);
  return {
    acknowledgedMore: (more) => {
      const at = ledger.acknowledged.size + more;
      const reached = new Promise<void>((resolve) => waiting.push({ at, resolve }));
      return Promise.race([reached, ended]);
    },
    ended,
  };
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'connection' || error.status === 503);
}

/**
 * Sends requests without an answer again, twice each: each is made once, and both answers are equal.
 * @returns how many there were
 */
export async function sendAgain(
  call: Caller,
  { acknowledged, unanswered }: WriteLedger,
  groupId: number,
): Promise<number> {
  const writes = unanswered.splice(0);
  for (const write of writes) {
    const number = await send(call, write, groupId);
    expect(await send(call, write, groupId)).toBe(number);
    acknowledged.set(write, number);
  }
  return writes.length;
}

/** Number and mark of every customer and invoice, sorted. */
export async function presentIn(db: Db): Promise<string[]> {
  const customers = await db.selectFrom('customers').select('number').execute();
  const documents = await db.selectFrom('salesDocuments').select(['number', 'reference']).execute();
  return [
    ...customers.map(({ number }) => `customer ${number} ${number}`),
    ...documents.map(({ number, reference }) => `invoice ${number} ${reference}`),
  ].toSorted();
}

/** The same of what writers had an answer to. */
export function acknowledgedIn({ acknowledged }: WriteLedger): string[] {
  return [...acknowledged]
    .map(([{ kind, mark }, number]) => `${kind} ${number} ${mark}`)
    .toSorted();
}
