import type { IsoDate } from '../date/isoDate.ts';
import type { Percent, UnitPrice } from '../number/scaled.ts';
import type {
  ArticleFields,
  ArticleLink,
  LineId,
  LineNature,
  LoadedLine,
  VatChoice,
} from './EditorLine.ts';
import type { DocumentHead, EditorCustomer, EditorDefaults, EditorState } from './EditorState.ts';

/** A line to insert. Without any field of an article it is a text line (SPEC.md E12). */
export interface NewLine extends Partial<ArticleFields> {
  readonly description?: string;
  readonly article?: ArticleLink;
}

/** A result of the article search (spec §3). */
export interface PickedArticle {
  readonly number: string;
  readonly description: string;
  readonly nature: LineNature;
  readonly purchasePrice?: UnitPrice;
  readonly unitPrice: UnitPrice;
}

/** A field of an article line got a value. */
type FieldEdit = {
  [Field in keyof ArticleFields]: {
    readonly type: 'lineEdited';
    readonly line: LineId;
    readonly field: Field;
    readonly value: ArticleFields[Field];
  };
}[keyof ArticleFields];

/** An event on one line. */
type LineEvent =
  | FieldEdit
  | { readonly type: 'descriptionEdited'; readonly line: LineId; readonly description: string }
  | { readonly type: 'articlePicked'; readonly line: LineId; readonly article: PickedArticle };

/** Lines were added, removed or moved. Absent `after` is at the end. */
type ArrangeEvent<Saved> =
  | { readonly type: 'lineAdded'; readonly after?: LineId }
  | {
      readonly type: 'linesInserted';
      readonly after?: LineId;
      readonly lines: readonly NewLine[];
    }
  | { readonly type: 'lineDeleted'; readonly line: LineId }
  /** To a place, 0 for the first; beyond an end is at that end. */
  | { readonly type: 'lineMoved'; readonly line: LineId; readonly to: number }
  /** By a number of places: -1 is up. */
  | { readonly type: 'lineMoved'; readonly line: LineId; readonly by: number }
  | {
      readonly type: 'lineDuplicated';
      readonly line: LineId;
      /** What the copy has of what the server keeps of the line; absent is nothing. */
      readonly saved?: Saved;
    };

/** An event on the document. An absent date is an emptied input. */
type DocumentEvent =
  | { readonly type: 'documentDiscountEdited'; readonly discount: Percent }
  | { readonly type: 'vatChanged'; readonly vat: VatChoice }
  | { readonly type: 'countingTypeEdited'; readonly countingType: string }
  /** Found by searching, or just created. */
  | {
      readonly type: 'customerPicked';
      readonly customer: EditorCustomer;
      /** The customer's own counting type. */
      readonly countingType: string;
    }
  | { readonly type: 'customerCleared' }
  | { readonly type: 'dateEdited'; readonly date?: IsoDate }
  | { readonly type: 'dueDateEdited'; readonly date?: IsoDate }
  | { readonly type: 'deliveryDateEdited'; readonly date?: IsoDate }
  | {
      readonly type: 'textEdited';
      readonly field: 'reference' | 'remarks' | 'notes';
      readonly value: string;
    };

/** A response of the server. */
type AnswerEvent<Saved> =
  | {
      /** The number, date and settings for a new document came. */
      readonly type: 'defaultsLoaded';
      readonly number: string;
      readonly date?: IsoDate;
      readonly defaults: EditorDefaults;
    }
  | {
      readonly type: 'documentLoaded';
      readonly document: DocumentHead & { readonly lines: readonly LoadedLine<Saved>[] };
      readonly defaults: EditorDefaults;
    }
  | {
      /** The document was saved, and the answer holds its lines (SPEC.md E19). */
      readonly type: 'linesReloaded';
      /** The state that was saved. */
      readonly sent: EditorState<Saved>;
      readonly lines: readonly LoadedLine<Saved>[];
    };

/** All events of the editor. */
export type EditorEvent<Saved = unknown> =
  | LineEvent
  | ArrangeEvent<Saved>
  | DocumentEvent
  | AnswerEvent<Saved>;

/** The events of one type. */
export type EditorEventOf<Type extends EditorEvent['type'], Saved = unknown> = Extract<
  EditorEvent<Saved>,
  { readonly type: Type }
>;

/** The reducers by type of event. */
export type Handlers<Type extends EditorEvent['type']> = {
  readonly [Name in Type]: <Saved>(
    state: EditorState<Saved>,
    event: EditorEventOf<Name, Saved>,
  ) => EditorState<Saved>;
};
