import type { BaseIssue } from 'valibot';

/**
 * Why a wire value was refused. Codes, never sentences: those stand in the intl files.
 *
 * - `required`: absent, null or empty where something must stand
 * - `type`: not the kind of value that belongs here
 * - `characters`: text with a NUL or half a surrogate pair, which no database keeps
 * - `integer`, `decimals`: more decimals than allowed
 * - `min`, `max`: outside the range
 * - `enum`: not one of the allowed values
 * - `date`: not an existing day written yyyy-mm-dd
 */
export const issueCodes = [
  'required',
  'type',
  'characters',
  'integer',
  'decimals',
  'min',
  'max',
  'enum',
  'date',
] as const;

export type IssueCode = (typeof issueCodes)[number];

/** One refusal. `path` is the wire path with dots (`lines.0.price` in wire names), empty for the whole value. */
export interface Issue {
  readonly path: string;
  readonly code: IssueCode;
}

/** What valibot reports, as issues. Codecs put the code where valibot keeps its message. */
export function issuesFrom(found: readonly BaseIssue<unknown>[]): Issue[] {
  return found.map((issue) => ({
    path: (issue.path ?? []).map((item) => String(item.key)).join('.'),
    code: issue.message as IssueCode,
  }));
}
