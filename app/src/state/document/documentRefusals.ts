import type { ApiError } from '@facturatie/api-contract';
import { editorTotals, failingLines } from '@facturatie/invoice-engine';
import type { IsoDate } from '@facturatie/invoice-engine';
import { fieldAt, faultsOf } from './documentFaults.ts';
import type { DocumentFault, DocumentFaults } from './documentFaults.ts';
import type { DocumentState } from './documentForm.ts';
import type { UnreadTexts } from '../editing/recordKind.ts';

/** What stands in the fields of the head, by their names: what is said of another field has no place there. */
const headValues: Readonly<Record<string, (state: DocumentState) => unknown>> = {
  'customer.number': ({ customer }) => customer?.number,
  countingType: ({ countingType }) => countingType,
  date: ({ date }) => date,
  dueDate: ({ dueDate }) => dueDate,
  deliveryDate: ({ deliveryDate }) => deliveryDate,
  reference: ({ reference }) => reference,
  remarks: ({ remarks }) => remarks,
  notes: ({ notes }) => notes,
  discount: ({ discount }) => discount,
};

/**
 * What the server said of a document that it did not save, at the fields of the editor; undefined when it
 * said nothing of fields.
 *
 * @param sent what was sent: lines are named by their place in it
 */
export function refusalsOf(
  sent: DocumentState,
  { messages: { errors } }: ApiError,
): DocumentFaults | undefined {
  const paths = Object.keys(errors);
  if (paths.length === 0) return undefined;
  const byField: Record<string, DocumentFault> = {};
  for (const [path, said] of Object.entries(errors)) {
    // The customer is one field, whatever is wrong with it.
    const field = path === 'customer.name' ? 'customer.number' : fieldAt(sent, path);
    const before = byField[field];
    const earlier = before && 'said' in before ? before.said : [];
    byField[field] = { said: [...new Set([...earlier, ...said])], of: valueAt(sent, field) };
  }
  const findings = paths.map((path) => ({ path, code: 'malformed', rule: '' }) as const);
  return {
    by: 'server',
    byField,
    names: paths.filter((path) => path in headValues),
    lines: failingLines(findings, sent.lines),
  };
}

/** Whether what the server said of a field is about what stands there now. */
export function isStillSaid(
  state: DocumentState,
  field: string,
  { of }: Extract<DocumentFault, { said: unknown }>,
): boolean {
  return JSON.stringify(valueAt(state, field)) === JSON.stringify(of);
}

/** What the server said that concerns no field of the form: the total, the number, the quote. */
export function saidOfNoField(faults: DocumentFaults | undefined): [name: string, said: string][] {
  return Object.entries(faults?.byField ?? {}).flatMap(([field, fault]) => {
    const hasPlace = field in headValues || field === 'lines' || /^\d+\./.test(field);
    return 'said' in fault && !hasPlace
      ? fault.said.map((said): [string, string] => [field, said])
      : [];
  });
}

/** What stands in a field of the editor, as plain data. */
function valueAt(state: DocumentState, field: string): unknown {
  const [id, column] = field.split('.', 2);
  const line = /^\d+$/.test(id ?? '') && state.lines.find((one) => one.id === Number(id));
  if (line) return column === 'total' ? line.amounts : line.content[column as 'description'];
  if (field.startsWith('totals.')) return editorTotals(state);
  return headValues[field]?.(state);
}

/** What was found wrong and still is: a fault goes as soon as it is mended, and none comes while typing. */
export function stillFailing(
  known: DocumentFaults,
  state: DocumentState,
  unread: UnreadTexts,
  newOn?: IsoDate,
): DocumentFaults {
  const found = faultsOf(state, unread, newOn);
  const byField = Object.fromEntries(
    Object.entries(known.byField).flatMap(([field, fault]) => {
      if ('said' in fault) return isStillSaid(state, field, fault) ? [[field, fault]] : [];
      const still = found.byField[field];
      return still ? [[field, still]] : [];
    }),
  );
  const isAsBefore = Object.keys(byField).length === Object.keys(known.byField).length;
  return isAsBefore ? known : { ...known, byField };
}
