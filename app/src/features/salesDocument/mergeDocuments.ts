import { editorOf } from '@facturatie/invoice-engine';
import type { DocumentState } from './documentForm.ts';

/** What of a head a person types. The customer goes with how VAT is counted. */
const headFields = [
  'date',
  'dueDate',
  'deliveryDate',
  'reference',
  'remarks',
  'notes',
  'customer',
  'countingType',
  'discount',
] as const;

/**
 * What was changed from `base` to `mine`, on top of `theirs`: field by field of the head. The lines belong
 * together: when any of mine was changed, all of them are mine.
 */
export function mergeDocuments(
  base: DocumentState,
  mine: DocumentState,
  theirs: DocumentState,
): DocumentState {
  const changed = headFields.filter((field) => !isAlike(mine[field], base[field]));
  const head = Object.fromEntries(changed.map((field) => [field, mine[field]]));
  const areLinesMine = !isAlike(contentsOf(mine), contentsOf(base));
  const { lines, deleted, nextLine } = areLinesMine ? mine : theirs;
  return editorOf({ ...theirs, ...head, lines, deleted, nextLine });
}

function contentsOf({ lines }: DocumentState) {
  return lines.map(({ mode, content }) => [mode, content]);
}

function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
