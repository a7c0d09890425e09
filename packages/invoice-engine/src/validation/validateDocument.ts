import type { IsoDate } from '../date/isoDate.ts';
import type { DocumentTotals } from '../document/DocumentTotals.ts';
import { checkFields } from './fields/checkFields.ts';
import type { FieldRule, NumberForm } from './fields/FieldRule.ts';
import type { Finding } from './Finding.ts';
import { amount, largestTotal, percentage, sequence } from './fields/forms.ts';
import { required, whenFilled } from './fields/blankFields.ts';
import { isDeleted, validateLine } from './validateLine.ts';
import type { LineFields } from './validateLine.ts';

/**
 * The validated fields of the head of a sales document (spec §3). The discount is in hundredths of a
 * percent, totals are in cents; or both as decimal text.
 */
export interface DocumentHeadFields {
  readonly sequence?: unknown;
  readonly number?: unknown;
  readonly date?: unknown;
  readonly dueDate?: unknown;
  readonly deliveryDate?: unknown;
  readonly customer?: { readonly number?: unknown; readonly name?: unknown };
  readonly countingType?: unknown;
  readonly discount?: unknown;
  readonly totals?: Partial<Record<keyof DocumentTotals, unknown>>;
}

/** A sales document: its head and its lines, deleted ones among them. */
export interface DocumentFields extends DocumentHeadFields {
  readonly lines?: readonly LineFields[] | null;
}

const requiredTotals = [
  'net',
  'vat',
  'total',
  'payable',
  'lineNet',
  'vatWithoutAllowance',
  'totalWithoutAllowance',
].map((name) => `totals.${name}`);

const total: NumberForm = { ...amount, maximum: largestTotal };

/** The rules of the head of a document (SPEC.md V19 to V22). */
export const documentRules: readonly FieldRule[] = [
  ...whenFilled('V22', ['sequence'], sequence),
  ...required('V19', ['number']),
  ...required('V19', ['date', 'dueDate', 'deliveryDate'], { kind: 'date' }),
  ...required('V19', ['customer.number', 'customer.name', 'countingType']),
  ...whenFilled('V21', ['discount'], percentage),
  ...required('V20', requiredTotals, total),
  ...whenFilled('V20', ['totals.allowance'], total),
];

/**
 * The errors of a document: first its head, then line by line; empty when it is valid.
 *
 * @param newOn today, for a new document: its year is validated too (SPEC.md V36)
 */
export function validateDocument(
  document: DocumentFields,
  { newOn }: { readonly newOn?: IsoDate | undefined } = {},
): Finding[] {
  const lines = linesOf(document);
  return [
    ...checkFields(document, newOn === undefined ? documentRules : rulesOn(newOn)),
    ...(lines.every(isDeleted) ? [noLine] : []),
    ...lines.flatMap((line, index) =>
      validateLine(line).map((finding) => ({ ...finding, path: `lines.${index}.${finding.path}` })),
    ),
  ];
}

function rulesOn(today: IsoDate): FieldRule[] {
  const year: FieldRule = { path: 'date', rule: 'V36', form: { kind: 'documentYear', today } };
  return documentRules.flatMap((rule) => (rule.path === year.path ? [rule, year] : [rule]));
}

/** Untrusted input may hold anything in place of its lines. */
function linesOf({ lines }: DocumentFields): LineFields[] {
  const found: unknown = lines;
  return Array.isArray(found) ? found.map((line: LineFields | null) => line ?? {}) : [];
}

/** At least one line that is not deleted (SPEC.md V23). */
const noLine: Finding = { path: 'lines', code: 'required', rule: 'V23' };
