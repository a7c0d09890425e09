import {
  customerGroupAnswer,
  customerGroupForm,
  customerGroupParams,
} from '../entities/customerGroup.ts';
import type { Call } from './Call.ts';

/** Changes a customer group (spec §7). */
export const updateCustomerGroup = {
  name: 'updateCustomerGroup',
  method: 'PUT',
  path: '/api/v1/auth/klantengroep/{id}',
  auth: 'bearer',
  params: customerGroupParams,
  body: customerGroupForm,
  response: customerGroupAnswer,
  versioned: customerGroupAnswer,
} as const satisfies Call;
