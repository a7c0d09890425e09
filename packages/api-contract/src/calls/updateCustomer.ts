import { customerAnswer, customerForm, customerParams } from '../entities/customer.ts';
import type { Call } from './Call.ts';

/** Changes a customer (spec §7). Its number may change too. */
export const updateCustomer = {
  name: 'updateCustomer',
  method: 'PUT',
  path: '/api/v1/auth/klanten/{id}',
  auth: 'bearer',
  params: customerParams,
  body: customerForm,
  response: customerAnswer,
  versioned: customerAnswer,
} as const satisfies Call;
