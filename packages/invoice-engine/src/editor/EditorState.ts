import type { IsoDate } from '../date/isoDate.ts';
import type { RateSums } from '../document/rateSums.ts';
import type { Percent } from '../number/scaled.ts';
import type { DeletedLine, DraftLine, EditorLine, LineId, VatChoice } from './EditorLine.ts';

/** The customer of a document. */
export interface EditorCustomer {
  readonly number: string;
  readonly name: string;
}

/** The settings of new lines. */
export interface EditorDefaults {
  /** The VAT of a line when VAT is charged. */
  readonly vat: VatChoice;
  /** Margin that a line without an article is assumed to make. */
  readonly margin: Percent;
}

/** The head of a sales document (spec §3). A date that is absent is an empty input. */
export interface DocumentHead {
  /** The document's own sequence number; -1 until it has one. */
  readonly sequence: number;
  readonly number: string;
  readonly date?: IsoDate;
  readonly dueDate?: IsoDate;
  readonly deliveryDate?: IsoDate;
  readonly reference: string;
  /** Printed on the document. */
  readonly remarks: string;
  /** Internal: never shown to the customer. */
  readonly notes: string;
  readonly customer?: EditorCustomer;
  /** How VAT is counted; `F` is with VAT. */
  readonly countingType: string;
  /** Discount on the whole document. */
  readonly discount: Percent;
}

interface EditorHead extends DocumentHead {
  /** Whether the due date still follows the date (SPEC.md E9). */
  readonly dueDateFollows: boolean;
  /** Whether the delivery date still follows the date. */
  readonly deliveryDateFollows: boolean;
  readonly defaults: EditorDefaults;
  /** The id of the next line that comes. */
  readonly nextLine: LineId;
}

/** The input of the user without calculated values: plain data for JSON. */
export interface EditorDraft<Saved = unknown> extends EditorHead {
  readonly lines: readonly DraftLine<Saved, 'new' | 'edit'>[];
  readonly deleted: readonly DeletedLine<Saved>[];
}

/**
 * The state of the editor of quotes and invoices. Never changed: each event gives a new one, which
 * shares with the old one what the event did not touch.
 *
 * `Saved` is the type of what the server keeps of a line besides what is edited here.
 */
export interface EditorState<Saved = unknown> extends EditorHead {
  /** The visible lines in their order: the place of a line, from 0, is its sequence number (SPEC.md E1). */
  readonly lines: readonly EditorLine<Saved>[];
  /** The deleted lines, in the order of deletion. */
  readonly deleted: readonly DeletedLine<Saved>[];
  /** What the visible article lines add up to, by VAT rate. */
  readonly sums: RateSums;
}
