import { deepFreeze } from '../../document/testing/exampleLines.ts';
import { parsePercent, parseQuantity, parseUnitPrice } from '../../number/scaled.ts';
import type { EditorEvent, NewLine, PickedArticle } from '../EditorEvent.ts';
import type { ArticleFields, EditorLine, LineContent, LineId, VatChoice } from '../EditorLine.ts';
import type { EditorState } from '../EditorState.ts';
import { newEditor } from '../newEditor.ts';
import { reduceEditor } from '../reduceEditor.ts';

/** What the server of the tests keeps of a line. */
export interface Row {
  readonly key: number;
}

/** What a copy of a line has of it: never the key, by which the server would find the line itself. */
export const copiedRow: Row = { key: -1 };

/** The editor after events, one by one, every state and event frozen. */
export function editorAfter(
  events: readonly EditorEvent<Row>[],
  from: EditorState<Row> = newEditor(),
): EditorState<Row> {
  return events.reduce(
    (state, event) => reduceEditor(deepFreeze(state), deepFreeze(event)),
    deepFreeze(from),
  );
}

/** The editor after a block of lines was inserted into a blank document. */
export function editorWith(...lines: readonly NewLine[]): EditorState<Row> {
  return editorAfter([{ type: 'linesInserted', lines }]);
}

/** The id of the line that came as the nth, from 0. */
export function id(nth: number): LineId {
  return nth as LineId;
}

/** A line of one piece at a price in euros, at 21 %. */
export function priced(price: string, fields: Partial<ArticleFields> = {}): NewLine {
  return { unitPrice: parseUnitPrice(price), vat: highVat, ...fields };
}

/** An event: a price in euros was typed. */
export function priceTyped(line: LineId, price: string): EditorEvent<Row> {
  return { type: 'lineEdited', line, field: 'unitPrice', value: parseUnitPrice(price) };
}

/** An event: a quantity was typed. */
export function quantityTyped(line: LineId, pieces: string): EditorEvent<Row> {
  return { type: 'lineEdited', line, field: 'quantity', value: parseQuantity(pieces) };
}

export const highVat: VatChoice = { code: 3, rate: parsePercent('21') };
export const noVat: VatChoice = { code: 0, rate: parsePercent('0') };

/** A whole article line as E4 makes it, with what the example says of it. */
export function articleContent(fields: Partial<LineContent> & NewLine): LineContent {
  return {
    type: 'article',
    description: '',
    nature: 'goods',
    quantity: parseQuantity('1'),
    unitPrice: parseUnitPrice('0'),
    discount: parsePercent('0'),
    vat: highVat,
    ...fields,
  };
}

/** What the visible lines say, in their order. */
export function contents(state: EditorState<Row>): LineContent[] {
  return state.lines.map(({ content }) => content);
}

/** Id and mode of the visible lines, in their order. */
export function keys(state: EditorState<Row>): [LineId, EditorLine['mode']][] {
  return state.lines.map((line) => [line.id, line.mode]);
}

/** The article of the examples. */
export const hammer: PickedArticle = {
  number: 'A-1',
  description: 'Hammer',
  nature: 'goods',
  unitPrice: parseUnitPrice('10'),
  purchasePrice: parseUnitPrice('6'),
};
