import { isSame } from '@facturatie/invoice-engine';
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
    const before = inBase.get(recordOf(line));
    const other = inTheirs.get(recordOf(line));
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
    const own = inMine.get(recordOf(line));
    const shown = own && ofMine.get(own);
    const isDeletedByMe = own === undefined && inBase.has(recordOf(line));
    if (shown) ofTheirs.set(line, shown);
    else if (!isDeletedByMe) ofTheirs.set(line, { ...line, id: nextLine++ as LineId });
  }
  const [mineNow, theirsNow] = [[...ofMine.values()], [...ofTheirs.values()]];
  const lines = isReordered(base, mine)
    ? interleaved(mineNow, theirsNow)
    : interleaved(theirsNow, mineNow);
  return { lines, deleted: mine.deleted, nextLine: nextLine as LineId };
}

interface Known {
  readonly base: DocumentState;
  readonly mine: DocumentState;
}

/** What was known before and what is mine, now that lines of `sent` that were new are found in `theirs`. */
export function withArrived(
  { base, mine }: Known,
  sent: DocumentState,
  theirs: DocumentState,
): Known {
  const known = byRecord(base);
  const added = theirs.lines.filter((line) => !known.has(recordOf(line)));
  const arrived = sent.lines.flatMap((line): Line[] => {
    const at = added.findIndex(({ content }) => isSame(content, line.content));
    if (recordOf(line) !== null || at === -1) return [];
    const [found] = added.splice(at, 1);
    return found ? [{ ...line, mode: 'edit', saved: found.saved }] : [];
  });
  const records = new Map(arrived.map(({ id, saved }) => [id, saved]));
  const lines = mine.lines.map((line) =>
    recordOf(line) === null && records.has(line.id)
      ? { ...line, mode: 'edit' as const, saved: records.get(line.id) }
      : line,
  );
  return { base: { ...base, lines: [...base.lines, ...arrived] }, mine: { ...mine, lines } };
}

const fields = ['nature', 'quantity', 'unitPrice', 'discount', 'vat'] as const;

/** Mine where I changed it. The description of an article is the article's own, and goes with it. */
function mergeContent(
  base: LineContent | undefined,
  mine: LineContent,
  theirs: LineContent,
): LineContent {
  if (!base) return mine;
  const { description, ...article } = isSame(nameOf(mine), nameOf(base))
    ? nameOf(theirs)
    : nameOf(mine);
  const changed = mine.type === 'article' ? changedFields(base, mine) : {};
  const hasChanged = Object.keys(changed).length > 0;
  const onto = theirs.type === 'article' || !hasChanged ? theirs : mine;
  const isMadeText = mine.type === 'text' && base.type === 'article';
  if (onto.type === 'text' || isMadeText) return { type: 'text', description };
  const { article: _, ...others } = onto;
  return { ...others, ...changed, description, ...article };
}

type Article = Extract<LineContent, { type: 'article' }>;

function changedFields(base: LineContent, mine: Article): Partial<Article> {
  const changed = fields.filter(
    (field) => base.type !== 'article' || !isSame(mine[field], base[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, mine[field]]));
}

function nameOf(content: LineContent): Pick<Article, 'description' | 'article'> {
  const { description } = content;
  const article = content.type === 'article' ? content.article : undefined;
  return { description, ...(article && { article }) };
}

/** `lines`, with those that only `others` has after their predecessor. */
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
    return lines.map(recordOf).filter((key) => known.has(key));
  };
  return !isSame(inBoth(base, mine), inBoth(mine, base));
}

const recordOf = ({ saved }: Line): number | null => saved?.id ?? null;

/** The lines that the server knows. */
function byRecord({ lines }: DocumentState): ReadonlyMap<number | null, Line> {
  const known = lines.filter((line) => recordOf(line) !== null);
  return new Map(known.map((line) => [recordOf(line), line]));
}
