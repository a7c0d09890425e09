import { empty } from '../../codec/body.ts';
import { customerGroupAnswer, customerGroupParams } from '../../entities/customerGroup.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { groupUnknown } from '../../openapi/refusals.ts';

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

export const deleteCustomerGroupNote: CallNote<typeof deleteCustomerGroup> = {
  tag: 'Customer groups',
  summary: 'Removes a customer group that no customer belongs to.',
  refusals: { 404: groupUnknown, 409: 'Customers still belong to it.' },
  example: { params: { id: 2 } },
};
