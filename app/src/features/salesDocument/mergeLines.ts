import type { LineContent, LineId } from '@facturatie/invoice-engine';
import type { DocumentState } from './documentForm.ts';

type Line = DocumentState['lines'][number];

/** The lines of a document, and those that saving takes away. */
type Lines = Pick<DocumentState, 'lines' | 'deleted' | 'nextLine'>;

/**
 * What was done to the lines from `base` to `mine`, on top of `theirs`: each line by itself, and of a line
 * each of its fields. A line is the same one when the server knows it by the same id.
 */
export function mergeLines(base: DocumentState, mine: DocumentState, theirs: DocumentState): Lines {
  const [inBase, inMine, inTheirs] = [byRecord(base), byRecord(mine), byRecord(theirs)];
  let nextLine = Math.max(mine.nextLine, theirs.nextLine);

  /** A line of mine as it is then; nothing when the other deleted it and I did not change it. */
  function kept(line: Line): Line[] {
    const key = recordOf(line);
    const before = key === null ? undefined : inBase.get(key);
    const other = key === null ? undefined : inTheirs.get(key);
    if (other) {
      const content = mergeContent(before?.content, line.content, other.content);
      return [{ ...line, content, saved: other.saved, mode: 'edit' }];
    }
    if (before && isSame(before.content, line.content)) return [];
    return [{ ...line, mode: 'new', saved: undefined }];
  }

  const ofMine = new Map(mine.lines.flatMap((line) => kept(line).map((one) => [line, one])));
  const ofTheirs = new Map<Line, Line>();
  for (const line of theirs.lines) {
    const key = recordOf(line);
    const own = key === null ? undefined : inMine.get(key);
    const shown = own && ofMine.get(own);
    const isDeletedByMe = own === undefined && key !== null && inBase.has(key);
    if (shown) ofTheirs.set(line, shown);
    else if (!isDeletedByMe) ofTheirs.set(line, { ...line, id: nextLine++ as LineId });
  }
  const [mineNow, theirsNow] = [[...ofMine.values()], [...ofTheirs.values()]];
  const lines = isReordered(base, mine)
    ? interleaved(mineNow, theirsNow)
    : interleaved(theirsNow, mineNow);
  return { lines, deleted: mine.deleted, nextLine: nextLine as LineId };
}

/** Mine where I changed it. The description of an article is the article's own, and goes with it. */
function mergeContent(
  base: LineContent | undefined,
  mine: LineContent,
  theirs: LineContent,
): LineContent {
  if (base && isSame(mine, base)) return theirs;
  if (base?.type !== 'article' || mine.type !== 'article' || theirs.type !== 'article') return mine;
  const isRenamed = mine.description !== base.description || !isSame(mine.article, base.article);
  const { description, article } = isRenamed ? mine : theirs;
  const of = <F extends 'nature' | 'quantity' | 'unitPrice' | 'discount' | 'vat'>(field: F) =>
    isSame(mine[field], base[field]) ? theirs[field] : mine[field];
  return {
    type: 'article',
    description,
    ...(article && { article }),
    nature: of('nature'),
    quantity: of('quantity'),
    unitPrice: of('unitPrice'),
    discount: of('discount'),
    vat: of('vat'),
  };
}

/** `lines`, and what only stands in `others` behind the line that it stands behind there. */
function interleaved(lines: readonly Line[], others: readonly Line[]): Line[] {
  const result = [...lines];
  for (const [index, line] of others.entries()) {
    if (result.includes(line)) continue;
    const above = others[index - 1];
    result.splice(above === undefined ? 0 : result.indexOf(above) + 1, 0, line);
  }
  return result;
}

function isReordered(base: DocumentState, mine: DocumentState): boolean {
  const inBoth = ({ lines }: DocumentState, other: DocumentState) => {
    const known = byRecord(other);
    return lines.map(recordOf).filter((key) => key !== null && known.has(key));
  };
  return !isSame(inBoth(base, mine), inBoth(mine, base));
}

const recordOf = ({ saved }: Line): number | null => saved?.id ?? null;

function byRecord({ lines }: DocumentState): ReadonlyMap<number, Line> {
  return new Map(
    lines.flatMap((line) => {
      const key = recordOf(line);
      return key === null ? [] : [[key, line] as const];
    }),
  );
}

/** Whether two values say the same; both are plain data. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
