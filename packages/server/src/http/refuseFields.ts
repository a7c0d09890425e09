import { wirePath } from '@facturatie/api-contract';
import type { Call } from '@facturatie/api-contract';
import { fieldTexts } from '../intl/nl-BE.ts';
import { Refusal } from './refusal.ts';

export type FieldCode = keyof typeof fieldTexts;

/** Why fields of a body are refused, by their English paths: what only the database can tell. */
export type FieldFaults = Readonly<Record<string, FieldCode>>;

/** The refusal of a body for these fields. */
export function refuseFields({ name, body }: Call, faults: FieldFaults): Refusal {
  const errors: Record<string, string[]> = {};
  for (const [path, code] of Object.entries(faults)) {
    const field = body && wirePath(body.description, path);
    if (field === undefined) throw new Error(`${name} has no field ${path}`);
    (errors[field] ??= []).push(fieldTexts[code]);
  }
  return new Refusal(422, 'request.invalid', { errors });
}
