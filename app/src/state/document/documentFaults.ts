import { failingFields, failingLines, validateDocument } from '@facturatie/invoice-engine';
import type { Finding, IsoDate } from '@facturatie/invoice-engine';
import type { Faults } from '../editing/recordKind.ts';
import { formOf } from './documentForm.ts';
import type { DocumentState } from './documentForm.ts';

/** Why one field prevents saving: the finding of a rule, or an error of the server. */
export type DocumentFault =
  | Pick<Finding, 'code' | 'values'>
  | {
      readonly said: readonly string[];
      /** The value that was sent; the fault does not apply to another one. */
      readonly of: unknown;
    };

/** What keeps a document from being saved. */
export interface DocumentFaults extends Faults {
  /** By field: `dueDate`, or `7.quantity` of the line with id 7. */
  readonly byField: Readonly<Record<string, DocumentFault>>;
  /** The fields of the head that fail, in the order of the form. */
  readonly names: readonly string[];
  /** The failing lines, counted from 1. */
  readonly lines: readonly number[];
}

/** The columns of a line under whose own name something is found. */
const columns = ['description', 'nature', 'quantity', 'unitPrice', 'discount'];

const otherColumns: Readonly<Record<string, string>> = {
  type: 'description',
  articleNumber: 'description',
  vatCode: 'vat',
  vatRate: 'vat',
};

/** The column that shows the findings of a field of a line: for a calculated amount the total. */
function columnOf(field: string): string {
  return columns.includes(field) ? field : (otherColumns[field] ?? 'total');
}

/** The place of a field of a line among faults and texts that are no value. */
export function lineField(line: number, field: string): string {
  return `${line}.${field}`;
}

/**
 * What the rules say of a document (specification §5), and of texts that are no value.
 *
 * @param unparsed the unparsed texts, by field
 * @param newOn today, of a document that is still to be made
 * @param form what a save of it sends
 */
export function faultsOf(
  state: DocumentState,
  unparsed: Readonly<Record<string, string>>,
  newOn?: IsoDate,
  form = formOf(state),
): DocumentFaults {
  const findings = validateDocument(form, { newOn });
  const malformed = Object.entries(unparsed).flatMap(([field, text]): Finding[] => {
    const path = pathIn(state, field);
    const code = text.trim() === '' ? 'required' : 'malformed';
    return path === undefined ? [] : [{ path, code, rule: 'V3' }];
  });
  const all = [
    ...findings.filter((one) => malformed.every(({ path }) => path !== one.path)),
    ...malformed,
    ...largestLine(state, findings),
  ];
  return {
    by: 'rules',
    byField: Object.fromEntries(
      all.map(({ path, code, values }) => [
        fieldAt(state, path),
        { code, ...(values && { values }) },
      ]),
    ),
    names: failingFields(all),
    lines: failingLines(all, form.lines),
  };
}

/** The line that counts most, when a total of the document is too large. */
function largestLine({ lines }: DocumentState, findings: readonly Finding[]): Finding[] {
  const isTotal = ({ path, code }: Finding) => path.startsWith('totals.') && code === 'max';
  if (!findings.some(isTotal)) return [];
  const amounts = lines.map(({ amounts: { net } }) => Math.abs(Number(net)));
  const path = `lines.${amounts.indexOf(Math.max(...amounts))}.net`;
  return findings.some((one) => one.path === path) ? [] : [{ path, code: 'max', rule: 'V20' }];
}

/** The path of a field for the rules; undefined when its line was deleted. */
function pathIn(state: DocumentState, field: string): string | undefined {
  const [id, name] = field.split('.', 2);
  if (name === undefined) return field;
  const index = state.lines.findIndex((line) => line.id === Number(id));
  return index === -1 ? undefined : `lines.${index}.${name}`;
}

/** The field of the editor for a path of what is sent: its visible lines, then the deleted ones. */
export function fieldAt(state: DocumentState, path: string): string {
  const [, index, name] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? [];
  const line = state.lines[Number(index)];
  return line && name !== undefined ? lineField(line.id, columnOf(name)) : path;
}
