import { customerAnswer, customerParams, customerWithLookups } from '../../entities/customer.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleCustomerParams } from '../../openapi/exampleValues.ts';
import { customerUnknown } from '../../openapi/refusals.ts';

/** A customer with the lists to choose from (spec §7). */
export const getCustomer = {
  name: 'getCustomer',
  method: 'GET',
  path: '/api/v1/auth/klanten/{id}',
  auth: 'bearer',
  params: customerParams,
  response: customerWithLookups,
  versioned: customerAnswer,
} as const satisfies Call;

export const getCustomerNote: CallNote<typeof getCustomer> = {
  tag: 'Customers',
  summary: 'A customer with the lists to choose from.',
  refusals: { 404: customerUnknown },
  example: { params: exampleCustomerParams },
};
