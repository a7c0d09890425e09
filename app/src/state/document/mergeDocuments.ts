import { editorOf, headFields, isSame } from '@facturatie/invoice-engine';
import { isAlike } from '../editing/recordKind.ts';
import type { DocumentState } from './documentForm.ts';
import { mergeLines, withArrived } from './mergeLines.ts';

/**
 * What was changed from `base` to `mine`, on top of `theirs`: field by field, and line by line.
 *
 * @param tried the earlier request of `mine`: its lines may have arrived
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
export function isSameDocument(one: DocumentState, other: DocumentState): boolean {
  return isAlike(wordsOf(one), wordsOf(other));
}

function wordsOf(document: DocumentState): unknown {
  return [
    ...headFields.map((field) => document[field]),
    ...document.lines.map(({ content }) =>
      content.type === 'text' ? content : { ...content, article: content.article?.number },
    ),
  ];
}
