import { empty } from '../codec/empty.ts';
import { customerGroupAnswer, customerGroupParams } from '../entities/customerGroup.ts';
import type { Call } from './Call.ts';

/** Removes a customer group that no customer belongs to (spec §7, docs/decisions/0001). */
export const deleteCustomerGroup = {
  name: 'deleteCustomerGroup',
  method: 'DELETE',
  path: '/api/v1/auth/klantengroep/{id}',
  auth: 'bearer',
  params: customerGroupParams,
  response: empty(),
  versioned: customerGroupAnswer,
  removes: true,
} as const satisfies Call;
