import { ApiError, newIdempotencyKey } from '@facturatie/api-contract';
import type { DueDate, PaymentForm } from '@facturatie/api-contract';
import { isOutcomeUnknown } from '../../state/editing/createOnce.ts';

/** Stores the key of a payment whose outcome is unknown, beyond dialog and reload. */
export interface UnsureKey {
  read(): string | undefined;
  write(key: string): void;
  remove(): void;
}

/** What paying takes. */
export interface Payer {
  readonly pay: (payment: PaymentForm, idempotencyKey: string) => Promise<DueDate>;
  /** The due date as it is now. */
  readonly refresh: () => Promise<DueDate>;
  readonly unsureKey: UnsureKey;
}

/** The due date after a payment. */
export interface Paid {
  readonly dueDate: DueDate;
  /** Whether the payment was made by an earlier attempt, and not now. */
  readonly isEarlierTry: boolean;
}

/**
 * Makes one payment, however often it is tried. While the outcome of an attempt is unknown, the next one
 * has the same key, whatever was changed since: the server then makes it, answers as it did to the
 * first, or refuses another payment under that key, and both answers name the existing payment.
 *
 * @param seenPaid the paid amount of the due date that the user saw, in cents
 */
export async function payOnce(
  payment: PaymentForm,
  seenPaid: number,
  { pay, refresh, unsureKey }: Payer,
): Promise<Paid> {
  const earlierKey = unsureKey.read();
  const key = earlierKey ?? newIdempotencyKey();
  const settle = (dueDate: DueDate, isEarlierTry: boolean): Paid => {
    unsureKey.remove();
    return { dueDate, isEarlierTry };
  };
  try {
    const dueDate = await pay(payment, key);
    // An answer with no more paid than the user saw is the answer to the earlier attempt.
    const isSeen = Number(dueDate.paid) <= seenPaid;
    if (earlierKey === undefined || !isSeen) return settle(dueDate, false);
  } catch (error) {
    if (isOutcomeUnknown(error)) unsureKey.write(key);
    if (earlierKey === undefined || !saysKeyIsTaken(error)) throw error;
  }
  return settle(await refresh(), true);
}

/** A refusal that is about no field: another payment was made under the key. */
function saysKeyIsTaken(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status === 422 &&
    Object.keys(error.messages.errors).length === 0
  );
}
