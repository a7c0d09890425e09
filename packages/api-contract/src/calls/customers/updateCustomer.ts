import { customerAnswer, customerForm, customerParams } from '../../entities/customer.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleCustomerForm, exampleCustomerParams } from '../../openapi/exampleValues.ts';
import { customerFields, customerUnknown } from '../../openapi/refusals.ts';

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

export const updateCustomerNote: CallNote<typeof updateCustomer> = {
  tag: 'Customers',
  summary: 'Changes a customer. Its number may change too.',
  refusals: { 404: customerUnknown, 422: customerFields },
  example: { params: exampleCustomerParams, body: exampleCustomerForm },
};
