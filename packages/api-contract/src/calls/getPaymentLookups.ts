import { paymentLookups } from '../entities/payment.ts';
import type { Call } from './Call.ts';

/** The methods and banks that a payment can have (spec §7). */
export const getPaymentLookups = {
  name: 'getPaymentLookups',
  method: 'GET',
  path: '/api/v1/auth/klanten/betalingthings',
  auth: 'bearer',
  response: paymentLookups,
} as const satisfies Call;
