import { editorOf } from '@facturatie/invoice-engine';
import type { DocumentState } from './documentForm.ts';
import { isSame, mergeLines, withArrived } from './mergeLines.ts';

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
 * What was changed from `base` to `mine`, on top of `theirs`: field by field, and line by line.
 *
 * @param tried what was sent before from where `mine` stands: lines of it may have arrived
 */
export function mergeDocuments(
  base: DocumentState,
  mine: DocumentState,
  theirs: DocumentState,
  tried: readonly DocumentState[] = [],
): DocumentState {
  const changed = headFields.filter((field) => !isSame(mine[field], base[field]));
  const head = Object.fromEntries(changed.map((field) => [field, mine[field]]));
  const known = tried.reduce((so, sent) => withArrived(so, sent, theirs), { base, mine });
  return editorOf({ ...theirs, ...head, ...mergeLines(known.base, known.mine, theirs) });
}

/**
 * Whether two documents say the same, but for what only the server knows and for white space around a text,
 * which it may take away.
 */
export function saysSame(one: DocumentState, other: DocumentState): boolean {
  return isSame(wordsOf(one), wordsOf(other));
}

function wordsOf(document: DocumentState): unknown {
  const words = [
    ...headFields.map((field) => document[field]),
    ...document.lines.map(({ content }) =>
      content.type === 'text' ? content : { ...content, article: content.article?.number },
    ),
  ];
  return JSON.parse(JSON.stringify(words), (_, value: unknown) =>
    typeof value === 'string' ? value.trim() : sorted(value),
  );
}

/** With its names in one order. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
