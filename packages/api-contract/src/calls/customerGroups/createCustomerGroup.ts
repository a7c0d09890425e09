import { customerGroupAnswer, customerGroupForm } from '../../entities/customerGroup.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';
import { exampleGroupForm } from '../../openapi/exampleValues.ts';

/** Adds a customer group (spec §7). */
export const createCustomerGroup = {
  name: 'createCustomerGroup',
  method: 'POST',
  path: '/api/v1/auth/klantengroep',
  auth: 'bearer',
  body: customerGroupForm,
  response: customerGroupAnswer,
  versioned: customerGroupAnswer,
  creates: true,
} as const satisfies Call;

export const createCustomerGroupNote: CallNote<typeof createCustomerGroup> = {
  tag: 'Customer groups',
  summary: 'Adds a customer group.',
  example: { body: exampleGroupForm },
};
