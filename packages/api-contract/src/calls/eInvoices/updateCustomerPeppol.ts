import { customerParams } from '../../entities/customer.ts';
import { peppolAnswer, peppolForm } from '../../entities/peppolCustomer.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleCustomerParams } from '../../openapi/exampleValues.ts';
import { customerUnknown } from '../../openapi/refusals.ts';

/** Changes the e-invoice settings of a customer (docs/decisions/0028). */
export const updateCustomerPeppol = {
  name: 'updateCustomerPeppol',
  method: 'PUT',
  path: '/api/v1/auth/klanten/{id}/peppol',
  auth: 'bearer',
  params: customerParams,
  body: peppolForm,
  response: peppolAnswer,
  versioned: peppolAnswer,
} as const satisfies Call;

export const updateCustomerPeppolNote: CallNote<typeof updateCustomerPeppol> = {
  tag: 'E-invoices',
  summary: 'Changes the e-invoice settings of a customer.',
  refusals: {
    404: customerUnknown,
    422: 'The Peppol id is malformed, its scheme is not known, or its check digits are wrong.',
  },
  example: {
    params: exampleCustomerParams,
    body: { peppolId: '0208:0403170701', asksOrderNumber: true },
  },
};
