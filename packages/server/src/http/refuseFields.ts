import { wirePath } from '@facturatie/api-contract';
import type { Call, IssueCode } from '@facturatie/api-contract';
import { fieldTexts, issueTexts } from '../intl/nl-BE.ts';
import { Refusal } from './refusal.ts';
import type { RefusalCode } from './refusal.ts';

/** What only the database or a calculation can tell, or what the contract finds too. */
export type FieldCode = keyof typeof fieldTexts | IssueCode;

/** Why fields of a body are refused, by their English paths: what only the database can tell. */
export type FieldFaults = Readonly<Record<string, FieldCode>>;

const texts = { ...issueTexts, ...fieldTexts };

/** The refusal of a body for these fields; 422 unless a status and a sentence of its own are given. */
export function refuseFields(
  { name, body }: Call,
  faults: FieldFaults,
  [status, code]: readonly [status: number, code: RefusalCode] = [422, 'request.invalid'],
): Refusal {
  const errors: Record<string, string[]> = {};
  for (const [path, fault] of Object.entries(faults)) {
    const field = body && wirePath(body.description, path);
    if (field === undefined) throw new Error(`${name} has no field ${path}`);
    (errors[field] ??= []).push(texts[fault]);
  }
  return new Refusal(status, code, { errors });
}
