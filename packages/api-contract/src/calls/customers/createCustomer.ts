import { customerAnswer, customerForm } from '../../entities/customer.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleCustomerForm } from '../../openapi/exampleValues.ts';
import { customerFields } from '../../openapi/refusals.ts';

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

export const createCustomerNote: CallNote<typeof createCustomer> = {
  tag: 'Customers',
  summary: 'Adds a customer.',
  refusals: { 422: customerFields },
  example: { body: exampleCustomerForm },
};
