import { lineModes } from '../document/DocumentInput.ts';
import { lineNatures } from '../editor/EditorLine.ts';
import { checkFields } from './fields/checkFields.ts';
import type { FieldRule } from './fields/FieldRule.ts';
import type { Finding } from './Finding.ts';
import { amount, percentage, quantity, sequence, unitPrice } from './fields/forms.ts';
import { required, whenFilled } from './fields/blankFields.ts';

/** What a line can be: text, or something that is sold. */
const lineTypes = ['text', 'article'] as const;

/** The amounts of a line that are never negative: all but the margins. */
const lineAmounts = [
  'unitPriceInclVat',
  'netUnitPrice',
  'netUnitPriceInclVat',
  'finalUnitPrice',
  'listTotal',
  'listTotalInclVat',
  'net',
  'gross',
  'finalNet',
  'finalGross',
  'unitDiscount',
  'discountAmount',
  'purchasePrice',
] as const;

/**
 * The validated fields of a line (spec §3). Percentages are in hundredths, the quantity in thousandths, the
 * unit price in ten-thousandths of a euro, amounts in cents; or all of them as decimal text.
 */
export interface LineFields extends Partial<Record<(typeof lineAmounts)[number], unknown>> {
  readonly sequence?: unknown;
  readonly type?: unknown;
  readonly mode?: unknown;
  readonly nature?: unknown;
  readonly quantity?: unknown;
  readonly unitPrice?: unknown;
  readonly discount?: unknown;
  readonly vatRate?: unknown;
}

/** The rules of every line that is not deleted (SPEC.md V25 to V27). */
export const lineRules: readonly FieldRule[] = [
  ...required('V25', ['sequence'], sequence),
  ...required('V26', ['type'], { kind: 'choice', allowed: lineTypes }),
  ...required('V27', ['mode'], { kind: 'choice', allowed: lineModes }),
];

/** The further rules of a line that sells something (SPEC.md V28 to V32). */
export const articleLineRules: readonly FieldRule[] = [
  ...required('V28', ['nature'], { kind: 'choice', allowed: lineNatures }),
  ...required('V30', ['quantity'], quantity),
  ...required('V31', ['unitPrice'], unitPrice),
  ...whenFilled('V29', ['discount', 'vatRate'], percentage),
  ...whenFilled('V32', lineAmounts, amount),
];

/** What is wrong with a line, by its own field names; empty when nothing is (SPEC.md V24). */
export function validateLine(line: LineFields): Finding[] {
  if (isDeleted(line)) return [];
  const rules = line.type === 'article' ? [...lineRules, ...articleLineRules] : lineRules;
  return checkFields(line, rules);
}

/** Whether saving takes the line away: nothing else of it counts. */
export function isDeleted(line: LineFields): boolean {
  return line.mode === 'deleted';
}
