import { type Amount, cents, paymentRules, validatePayment } from '@facturatie/invoice-engine';
import { checked } from '../codec/checked.ts';
import type { Infer } from '../codec/Codec.ts';
import { date } from '../codec/scalars/date.ts';
import { amount, integer } from '../codec/scalars/decimal.ts';
import { flag } from '../codec/scalars/boolean.ts';
import { list } from '../codec/list.ts';
import { field, object } from '../codec/object.ts';
import { customerNumberText, text } from '../codec/scalars/text.ts';
import { type KeyValue, keyValue } from './lookups.ts';
import { pagedList } from './pagedList.ts';

/** A payment as the tab of a customer lists it (spec §3). */
export const paymentRow = object({
  date: field('Datum', date()),
  amount: field('Bedrag', amount()),
  bankName: field('BankNaam', text()),
  notes: field('Notities', text()),
});

export interface PaymentRow extends Infer<typeof paymentRow> {}

/** The balance is checked inside the transaction that saves, under its lock. */
const anyBalance: Amount = cents(Number.MAX_SAFE_INTEGER);

/** What a payment on a due date sends (spec §3, §7), by the rules of the form (spec §5). */
export const paymentForm = checked(
  object({
    date: field('Datum', date()),
    /** 0 is no bank. */
    bankId: field('FK_Bank', integer({ min: 0 })),
    amount: field('Bedrag', amount()),
    /** The same as the amount: a payment is on one due date. */
    applied: field('Toegekend', amount()),
    /** Always K. */
    type: field('Type', text()),
    /** The key of one of the methods (spec §3 betalingper). */
    method: field('Betaling_Per', text()),
    dueDateCode: field('Vervaldagen', integer()),
    customerNumber: field('Klantnummer', customerNumberText()),
  }),
  {
    rules: paymentRules(anyBalance),
    validate: (payment) => validatePayment(payment, anyBalance),
  },
);

export interface PaymentForm extends Infer<typeof paymentForm> {}

/** A bank account of ours to choose (spec §3). */
export const bank = object({
  id: field('PK_item', integer()),
  name: field('Naam', text()),
  isMain: field('isHoofdbank', flag()),
});

export interface Bank extends Infer<typeof bank> {}

/** The lists to choose from that a payment needs (spec §3, §7 betalingthings). */
export const paymentLookups = object({
  methods: field('betalingper', list<KeyValue>(keyValue)),
  banks: field('banken', list<Bank>(bank)),
});

export interface PaymentLookups extends Infer<typeof paymentLookups> {}

/** The payments of a customer (spec §7). */
export const paymentPage = object({
  payments: field('betalingen', pagedList<PaymentRow>(paymentRow)),
});
