import type { Percent, Quantity, UnitPrice } from '../number/scaled.ts';
import type { ArticleContent, LineContent } from './EditorLine.ts';
import type { EditorState } from './EditorState.ts';
import type { NewLine, PickedArticle } from './EditorEvent.ts';
import { expectedVat } from './vatChange.ts';

/** The line itself, or the article line that a text line becomes as soon as it is edited (SPEC.md E4). */
export function asArticle(content: LineContent, state: EditorState): ArticleContent {
  if (content.type === 'article') return content;
  return {
    type: 'article',
    description: content.description,
    nature: 'goods',
    quantity: 1_000 as Quantity,
    unitPrice: 0 as UnitPrice,
    discount: 0 as Percent,
    vat: expectedVat(state),
  };
}

/** The line with the picked article behind it; quantity, discount and VAT stay (SPEC.md E5). */
export function withArticle(
  content: LineContent,
  { number, description, nature, purchasePrice, unitPrice }: PickedArticle,
  state: EditorState,
): ArticleContent {
  const article = { number, purchasePrice };
  return { ...asArticle(content, state), description, nature, unitPrice, article };
}

/** The line with another description, which a linked line pays for with its article (SPEC.md E6). */
export function described(content: LineContent, description: string): LineContent {
  if (content.type === 'article' && content.article?.number) {
    return description === content.description ? content : { type: 'text', description };
  }
  return { ...content, description };
}

/** The content of an inserted line (SPEC.md E12). */
export function newContent(line: NewLine, state: EditorState): LineContent {
  const { description = '' } = line;
  const text = { type: 'text', description } as const;
  const given = articleFields.filter((field) => line[field] !== undefined);
  if (given.length === 0) return text;
  return {
    ...asArticle(text, state),
    ...Object.fromEntries(given.map((field) => [field, line[field]])),
  };
}

const articleFields = ['nature', 'quantity', 'unitPrice', 'discount', 'vat', 'article'] as const;
