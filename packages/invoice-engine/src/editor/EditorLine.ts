import type { LineMode } from '../document/DocumentInput.ts';
import type { OwnAmounts } from '../document/LineAmounts.ts';
import type { Branded } from '../number/integer.ts';
import type { Percent, Quantity, UnitPrice } from '../number/scaled.ts';

/** Names a line as long as the editor is open, wherever the line moves: the key of its row. */
export type LineId = Branded<number, 'LineId'>;

/** A VAT group's key and its rate. Code 0 is rate 0, and needs no group. */
export interface VatChoice {
  readonly code: number;
  readonly rate: Percent;
}

/** What an article line sells: goods or a service (spec §3). */
export const lineNatures = ['goods', 'service'] as const;

export type LineNature = (typeof lineNatures)[number];

/** The article behind a line. The description of a linked line is the article's own (SPEC.md E6). */
export interface ArticleLink {
  /** Empty is no article. */
  readonly number: string;
  readonly purchasePrice?: UnitPrice;
}

/** The input of the user in the cells of an article line. */
export interface ArticleFields {
  readonly nature: LineNature;
  readonly quantity: Quantity;
  /** Price of one, excluding VAT, before any discount. */
  readonly unitPrice: UnitPrice;
  readonly discount: Percent;
  readonly vat: VatChoice;
}

export interface TextContent {
  readonly type: 'text';
  readonly description: string;
}

export interface ArticleContent extends ArticleFields {
  readonly type: 'article';
  readonly description: string;
  /** Absent when the line has no article. */
  readonly article?: ArticleLink;
}

/** The content of a line. */
export type LineContent = TextContent | ArticleContent;

/** A line in an answer of a server. */
export interface LoadedLine<Saved = unknown> {
  readonly content: LineContent;
  /** Other fields of the server, sent back unchanged. */
  readonly saved?: Saved;
}

/** A line with its place in the editor: plain data. */
export interface DraftLine<
  Saved = unknown,
  Mode extends LineMode = LineMode,
> extends LoadedLine<Saved> {
  readonly id: LineId;
  readonly mode: Mode;
}

/** A visible line, with the amounts that depend only on it and the terms of the document. */
export interface EditorLine<Saved = unknown> extends DraftLine<Saved, 'new' | 'edit'> {
  readonly amounts: OwnAmounts;
}

/** A line that a save deletes, without amounts. */
export type DeletedLine<Saved = unknown> = DraftLine<Saved, 'deleted'>;
