import type { ApiError } from '@facturatie/api-contract';
import { failingLines, headFields } from '@facturatie/invoice-engine';
import { fieldAt } from './documentFaults.ts';
import type { DocumentFault, DocumentFaults } from './documentFaults.ts';
import type { DocumentState } from './documentForm.ts';
import { valueAt } from './typedField.ts';

/** The fields of the head by their names in the form; errors of others are not shown there. */
const headNames: readonly string[] = headFields.map((field) =>
  field === 'customer' ? 'customer.number' : field,
);

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
    byField[field] = { said: [...new Set([...earlier, ...said])], of: subjectAt(sent, field) };
  }
  const findings = paths.map((path) => ({ path, code: 'malformed', rule: '' }) as const);
  return {
    by: 'server',
    byField,
    names: paths.filter((path) => headNames.includes(path)),
    lines: failingLines(findings, sent.lines),
  };
}

/** The value that an error of the server is about: at a price, all amounts of its line. */
function subjectAt(state: DocumentState, field: string): unknown {
  return valueAt(state, field.replace(/\.unitPrice$/, '.total'));
}

/** Whether an error of the server applies to the present value. */
export function stillApplies(
  state: DocumentState,
  field: string,
  { of }: Extract<DocumentFault, { said: unknown }>,
): boolean {
  return JSON.stringify(subjectAt(state, field)) === JSON.stringify(of);
}

/** Errors of the server that belong to no field of the form: the total, the number, the quote. */
export function withoutField(faults: DocumentFaults | undefined): [name: string, said: string][] {
  return Object.entries(faults?.byField ?? {}).flatMap(([field, fault]) => {
    const hasPlace = headNames.includes(field) || field === 'lines' || /^\d+\./.test(field);
    return 'said' in fault && !hasPlace
      ? fault.said.map((said): [string, string] => [field, said])
      : [];
  });
}

/**
 * What was found wrong and still is: a fault goes as soon as it is fixed, and none comes while typing.
 *
 * @param found what the rules say now
 */
export function stillFailing(
  known: DocumentFaults,
  state: DocumentState,
  found: DocumentFaults,
): DocumentFaults {
  const byField = Object.fromEntries(
    Object.entries(known.byField).flatMap(([field, fault]) => {
      if ('said' in fault) return stillApplies(state, field, fault) ? [[field, fault]] : [];
      const still = found.byField[field];
      return still ? [[field, still]] : [];
    }),
  );
  const isAsBefore = Object.keys(byField).length === Object.keys(known.byField).length;
  return isAsBefore ? known : { ...known, byField };
}
