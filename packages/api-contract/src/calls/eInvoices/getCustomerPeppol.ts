import { customerParams } from '../../entities/customer.ts';
import { peppolAnswer } from '../../entities/peppolCustomer.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleCustomerParams } from '../../openapi/exampleValues.ts';
import { customerUnknown } from '../../openapi/refusals.ts';

/** The e-invoice settings of a customer (docs/decisions/0028). */
export const getCustomerPeppol = {
  name: 'getCustomerPeppol',
  method: 'GET',
  path: '/api/v1/auth/klanten/{id}/peppol',
  auth: 'bearer',
  params: customerParams,
  response: peppolAnswer,
  versioned: peppolAnswer,
} as const satisfies Call;

export const getCustomerPeppolNote: CallNote<typeof getCustomerPeppol> = {
  tag: 'E-invoices',
  summary: 'The e-invoice settings of a customer.',
  refusals: { 404: customerUnknown },
  example: { params: exampleCustomerParams },
};
