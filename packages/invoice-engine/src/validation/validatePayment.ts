import type { Amount } from '../number/scaled.ts';
import { checkFields } from './fields/checkFields.ts';
import type { FieldRule, NumberForm } from './fields/FieldRule.ts';
import type { Finding } from './Finding.ts';
import { amount } from './fields/forms.ts';
import { readNumber } from './fields/readNumber.ts';
import { required } from './fields/blankFields.ts';

/** What every payment of a customer has as its type (spec §9). */
const paymentType = 'K';

/** The validated fields of a payment (spec §3). Amounts are in whole cents, or text. */
export interface PaymentFields {
  readonly date?: unknown;
  readonly amount?: unknown;
  /** The part of the amount for the due date: all of it. */
  readonly applied?: unknown;
  readonly type?: unknown;
  readonly method?: unknown;
}

/**
 * The rules of a payment on a due date (SPEC.md V14 to V18).
 * @param balance what is still to be paid, in cents; below 0 nothing is
 * @param paid the amount that is paid, when it is known: the applied amount must be the same
 */
export function paymentRules(balance: Amount, paid?: number | bigint): readonly FieldRule[] {
  const same: NumberForm =
    paid === undefined ? amount : { ...amount, minimum: paid, maximum: paid };
  return [
    ...required('V15', ['date'], { kind: 'date' }),
    ...required('V14', ['amount'], amountUpTo(balance)),
    ...required('V17', ['applied'], same),
    ...required('V18', ['type'], { kind: 'choice', allowed: [paymentType] }),
    ...required('V16', ['method']),
  ];
}

/**
 * The errors of a payment on a due date; empty when it is valid.
 * @param balance what is still to be paid of the due date, in cents; below 0 nothing is
 */
export function validatePayment(payment: PaymentFields, balance: Amount): Finding[] {
  const reading = readNumber(payment.amount, amountUpTo(balance));
  return checkFields(
    payment,
    paymentRules(balance, 'value' in reading ? reading.value : undefined),
  );
}

function amountUpTo(balance: Amount): NumberForm {
  return { ...amount, maximum: balance < 0 ? 0 : balance };
}
