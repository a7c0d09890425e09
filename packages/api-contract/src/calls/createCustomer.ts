import { customerAnswer, customerForm } from '../entities/customer.ts';
import type { Call } from './Call.ts';

/** Adds a customer (spec §7). */
export const createCustomer = {
  name: 'createCustomer',
  method: 'POST',
  path: '/api/v1/auth/klanten',
  auth: 'bearer',
  body: customerForm,
  response: customerAnswer,
  versioned: customerAnswer,
  creates: true,
} as const satisfies Call;
