import { dueDateAnswer } from '../entities/dueDate.ts';
import { paymentForm } from '../entities/payment.ts';
import type { Call } from './Call.ts';

/** Adds a payment on a due date, of at most what is still to be paid, and answers how that stands now (spec §7). */
export const createPayment = {
  name: 'createPayment',
  method: 'POST',
  path: '/api/v1/auth/klanten/betaling',
  auth: 'bearer',
  body: paymentForm,
  response: dueDateAnswer,
  creates: true,
} as const satisfies Call;
