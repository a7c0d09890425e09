import type { DueDate, PaymentForm, PaymentLookups } from '@facturatie/api-contract';
import { cents, isoDate, validatePayment } from '@facturatie/invoice-engine';
import type { Amount } from '@facturatie/invoice-engine';
import type { FieldFault } from '../record/fieldsEditor.ts';

/** The fields of a payment (specification §2). */
export interface PaymentEntry {
  /** Year, month and day; null while empty. */
  readonly date: string | null;
  /** 0 is no bank. */
  readonly bankId: number;
  /** Whole cents; null while empty. */
  readonly amount: number | null;
  /** The key of a method; '' while none is chosen. */
  readonly method: string;
}

/** What every payment of a customer has as its type, and as its method by default (specification §9). */
const type = 'K';
const usualMethod = 'OVR';

/** Chosen where no bank is ours mainly (specification §2). */
export const noBank = 0;

/** How a payment begins: today, on the main bank, all that is still to be paid (specification §2). */
export function newPaymentEntry(
  { balance }: Pick<DueDate, 'balance'>,
  { banks, methods }: PaymentLookups,
  today: string,
): PaymentEntry {
  return {
    date: today,
    bankId: banks.find(({ isMain }) => isMain)?.id ?? noBank,
    amount: Number(balance),
    method: methods.some(({ key }) => key === usualMethod) ? usualMethod : '',
  };
}

/** What keeps a payment from being sent; `balance` is what is still to be paid, in cents. */
export function validatePaymentEntry(entry: PaymentEntry, balance: Amount): FieldFault[] {
  return validatePayment({ ...entry, applied: entry.amount, type }, balance).filter(
    // It repeats the amount, and has no own field.
    ({ path }) => path !== 'applied',
  );
}

/**
 * What is sent of a valid entry: all of the amount is for the one due date (specification §3).
 * @throws InputError when the entry is not valid
 */
export function paymentForm(
  { date, bankId, amount, method }: PaymentEntry,
  { code, customerNumber }: Pick<DueDate, 'code' | 'customerNumber'>,
): PaymentForm {
  const paid = cents(amount ?? Number.NaN);
  return {
    date: isoDate(date ?? ''),
    bankId,
    amount: paid,
    applied: paid,
    type,
    method,
    dueDateCode: code,
    customerNumber,
  };
}
