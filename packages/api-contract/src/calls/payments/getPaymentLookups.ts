import { paymentLookups } from '../../entities/payment.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';

/** The methods and banks that a payment can have (spec §7). */
export const getPaymentLookups = {
  name: 'getPaymentLookups',
  method: 'GET',
  path: '/api/v1/auth/klanten/betalingthings',
  auth: 'bearer',
  response: paymentLookups,
} as const satisfies Call;

export const getPaymentLookupsNote: CallNote<typeof getPaymentLookups> = {
  tag: 'Payments',
  summary: 'The options of a payment form: methods and banks.',
};
