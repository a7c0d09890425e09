import { wirePath } from '@facturatie/api-contract';
import type { Call, IssueCode } from '@facturatie/api-contract';
import { fieldTexts, issueTexts } from '../intl/nl-BE.ts';
import { Refusal } from './refusal.ts';
import type { RefusalCode } from './refusal.ts';

/** Faults that only the database or a calculation finds, or that the contract finds too. */
export type FieldCode = keyof typeof fieldTexts | IssueCode;

/** Why fields of a body are refused, by their English paths: what only the database can check. */
export type FieldFaults = Readonly<Record<string, FieldCode>>;

const texts = { ...issueTexts, ...fieldTexts };

/** The refusal of a body for these fields; 422 unless a status and a sentence of its own are given. */
export function refuseFields(
  call: Call,
  faults: FieldFaults,
  [status, code]: readonly [status: number, code: RefusalCode] = [422, 'request.invalid'],
): Refusal {
  const sentences = Object.entries(faults).map(([path, fault]) => [path, texts[fault]] as const);
  return refuseSentences(call, Object.fromEntries(sentences), [status, code]);
}

/** The same, with whole sentences: what names amounts. */
export function refuseSentences(
  { name, body }: Call,
  sentences: Readonly<Record<string, string>>,
  [status, code]: readonly [status: number, code: RefusalCode] = [422, 'request.invalid'],
): Refusal {
  const errors: Record<string, string[]> = {};
  for (const [path, sentence] of Object.entries(sentences)) {
    const field = body && wirePath(body.description, path);
    if (field === undefined) throw new Error(`${name} has no field ${path}`);
    (errors[field] ??= []).push(sentence);
  }
  return new Refusal(status, code, { errors });
}
