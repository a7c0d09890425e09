import { dueDateAnswer } from '../../entities/dueDate.ts';
import { paymentForm } from '../../entities/payment.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { examplePaymentForm } from '../../openapi/exampleValues.ts';

/** Adds a payment on a due date, of at most what is still to be paid, and returns its new state (spec §7). */
export const createPayment = {
  name: 'createPayment',
  method: 'POST',
  path: '/api/v1/auth/klanten/betaling',
  auth: 'bearer',
  body: paymentForm,
  response: dueDateAnswer,
  creates: true,
} as const satisfies Call;

export const createPaymentNote: CallNote<typeof createPayment> = {
  tag: 'Payments',
  summary: 'Saves a payment on a due date and returns its new state.',
  refusals: {
    422: 'The due date, the method or the bank does not exist, the due date is another customer’s, or the amount is more than is left to pay.',
  },
  example: { body: examplePaymentForm },
};
