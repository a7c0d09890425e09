import { customerParams } from '../entities/customer.ts';
import { peppolAnswer, peppolForm } from '../entities/peppolCustomer.ts';
import type { Call } from './Call.ts';

/** Changes where a customer receives e-invoices, and what it asks of them (docs/decisions/0028). */
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
