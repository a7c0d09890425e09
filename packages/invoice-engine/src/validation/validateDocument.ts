import { checkFields } from './checkFields.ts';
import type { FieldRule, NumberForm } from './FieldRule.ts';
import type { Finding } from './Finding.ts';
import { amount, largestTotal, percentage, sequence } from './forms.ts';
import { isDeleted, type LineFields, validateLine } from './validateLine.ts';

/**
 * What is looked at of the head of a sales document (spec §3). The discount is in hundredths of a
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
  readonly totals?: {
    readonly net?: unknown;
    readonly vat?: unknown;
    readonly total?: unknown;
    readonly payable?: unknown;
    readonly lineNet?: unknown;
    readonly vatWithoutAllowance?: unknown;
    readonly totalWithoutAllowance?: unknown;
    readonly allowance?: unknown;
  };
}

/** A sales document: its head and its lines, deleted ones among them. */
export interface DocumentFields extends DocumentHeadFields {
  readonly lines?: readonly LineFields[];
}

const total: NumberForm = { ...amount, maximum: largestTotal };
const date = { kind: 'date' } as const;

/** The rules of the head of a document (SPEC.md V19 to V22). */
export const documentRules: readonly FieldRule[] = [
  { path: 'sequence', rule: 'V22', form: sequence },
  { path: 'number', rule: 'V19', required: true },
  { path: 'date', rule: 'V19', required: true, form: date },
  { path: 'dueDate', rule: 'V19', required: true, form: date },
  { path: 'deliveryDate', rule: 'V19', required: true, form: date },
  { path: 'customer.number', rule: 'V19', required: true },
  { path: 'customer.name', rule: 'V19', required: true },
  { path: 'countingType', rule: 'V19', required: true },
  { path: 'discount', rule: 'V21', form: percentage },
  { path: 'totals.net', rule: 'V20', required: true, form: total },
  { path: 'totals.vat', rule: 'V20', required: true, form: total },
  { path: 'totals.total', rule: 'V20', required: true, form: total },
  { path: 'totals.payable', rule: 'V20', required: true, form: total },
  { path: 'totals.lineNet', rule: 'V20', required: true, form: total },
  { path: 'totals.vatWithoutAllowance', rule: 'V20', required: true, form: total },
  { path: 'totals.totalWithoutAllowance', rule: 'V20', required: true, form: total },
  { path: 'totals.allowance', rule: 'V20', form: total },
];

/** What keeps a document from being saved: first its head, then line by line; empty when nothing does. */
export function validateDocument({ lines = [], ...head }: DocumentFields): Finding[] {
  return [
    ...checkFields(head, documentRules),
    ...(lines.every(isDeleted) ? [noLine] : []),
    ...lines.flatMap((line, index) =>
      validateLine(line).map((finding) => ({ ...finding, path: `lines.${index}.${finding.path}` })),
    ),
  ];
}

/** At least one line that is not deleted (SPEC.md V23). */
const noLine: Finding = { path: 'lines', code: 'required', rule: 'V23' };
