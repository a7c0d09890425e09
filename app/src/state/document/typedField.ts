import { editorTotals, reduceEditor } from '@facturatie/invoice-engine';
import type { Typing } from '../editing/recordKind.ts';
import { lineField } from './documentFaults.ts';
import type { DocumentEvent, DocumentState } from './documentForm.ts';

/** The field of the screen that an event writes into: `date`, or `7.quantity` of the line with id 7. */
export function fieldOf(event: DocumentEvent): string | undefined {
  if (event.type === 'lineEdited') return lineField(event.line, event.field);
  if (event.type === 'descriptionEdited' || event.type === 'articlePicked')
    return lineField(event.line, 'description');
  return event.type === 'textEdited' ? event.field : fieldsOfHead[event.type];
}

const fieldsOfHead: Readonly<Partial<Record<DocumentEvent['type'], string>>> = {
  customerPicked: 'customer',
  customerCleared: 'customer',
  dateEdited: 'date',
  dueDateEdited: 'dueDate',
  deliveryDateEdited: 'deliveryDate',
  documentDiscountEdited: 'discount',
};

/** The field that is being typed in; it shows its own text, and the value that it had before. */
export function fieldBeingTyped(typing: Typing<DocumentEvent> | undefined): string | undefined {
  const [event] = typing?.events ?? [];
  return event && fieldOf(event);
}

/** What a field holds, as plain data; undefined where the document has no such field. */
export function valueAt(state: DocumentState, field: string): unknown {
  const [first = '', name] = field.split('.', 2);
  if (first === 'totals') return editorTotals(state);
  if (first === 'customer') return state.customer?.number;
  if (name === undefined) return state[first as 'discount'];
  const line = state.lines.find(({ id }) => id === Number(first));
  return name === 'total' ? line?.amounts : line?.content[name as 'description'];
}

/** The content of a field, as text to compare; undefined when its line does not exist. */
export function fieldText(state: DocumentState, field: string): string | undefined {
  const [first, name] = field.split('.', 2);
  const isThere = name === undefined || state.lines.some(({ id }) => id === Number(first));
  return isThere ? JSON.stringify([valueAt(state, field)]) : undefined;
}

/**
 * The document as the screen shows it during typing: amounts, dates and cells follow at each key. A text
 * that cannot be read changes nothing yet, and a description nothing but its own field.
 */
export function shownWhileTyping(
  document: DocumentState,
  typing: Typing<DocumentEvent> | undefined,
): DocumentState {
  const { events = [], unparsed = {} } = typing ?? {};
  const isUnparsed = Object.values(unparsed).some((text) => text !== undefined);
  const isDescription = events.some(({ type }) => type === 'descriptionEdited');
  return isUnparsed || isDescription ? document : events.reduce(reduceEditor, document);
}

/** Whether an event takes the article of a line away, and with it all but the description. */
export function losesArticle(
  document: DocumentState,
  event: DocumentEvent,
): event is Extract<DocumentEvent, { type: 'descriptionEdited' }> {
  if (event.type !== 'descriptionEdited') return false;
  const typeIn = ({ lines }: DocumentState) =>
    lines.find(({ id }) => id === event.line)?.content.type;
  return typeIn(document) === 'article' && typeIn(reduceEditor(document, event)) === 'text';
}
