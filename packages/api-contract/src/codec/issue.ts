import { type FindingCode, findingCodes } from '@facturatie/invoice-engine';
import type { BaseIssue } from 'valibot';

/**
 * Why a wire value was refused. Codes: sentences are in the intl files.
 *
 * - `type`: not the kind of value that belongs here
 * - `characters`: text with a NUL or half a surrogate pair, which no database keeps
 * - every other one is the engine's code of what its rules find (`findingCodes`), whose `malformed` is `type`
 * here
 */
export type IssueCode = 'type' | 'characters' | Exclude<FindingCode, 'malformed'>;

/** Every code that an issue may have. */
export const issueCodes: readonly IssueCode[] = [
  ...new Set<IssueCode>(['type', 'characters', ...findingCodes.map(issueCode)]),
];

/** The code of an issue for what the engine found. */
export function issueCode(code: FindingCode): IssueCode {
  return code === 'malformed' ? 'type' : code;
}

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
