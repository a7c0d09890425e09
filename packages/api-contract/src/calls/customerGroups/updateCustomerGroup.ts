import {
  customerGroupAnswer,
  customerGroupForm,
  customerGroupParams,
} from '../../entities/customerGroup.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleGroupForm } from '../../openapi/exampleValues.ts';
import { groupUnknown } from '../../openapi/refusals.ts';

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

export const updateCustomerGroupNote: CallNote<typeof updateCustomerGroup> = {
  tag: 'Customer groups',
  summary: 'Changes a customer group.',
  refusals: { 404: groupUnknown },
  example: { params: { id: 1 }, body: exampleGroupForm },
};
