import { reduceEditor } from '@facturatie/invoice-engine';
import { lineField } from './documentFaults.ts';
import type { DocumentEvent, DocumentState } from './documentForm.ts';
import { numberColumns } from './lineTexts.ts';

/** The events that blur of the focused field will dispatch, and its invalid text by path. */
export interface Typing {
  readonly events: readonly DocumentEvent[];
  readonly unread: Readonly<Record<string, string | undefined>>;
}

/** The field of the screen that an event writes into: `date`, or `7.quantity` of the line with id 7. */
export function fieldOf(event: DocumentEvent): string | undefined {
  if (event.type === 'lineEdited') return lineField(event.line, event.field);
  if (event.type === 'descriptionEdited' || event.type === 'articlePicked')
    return lineField(event.line, 'description');
  return event.type === 'textEdited' ? event.field : headFields[event.type];
}

const headFields: Readonly<Partial<Record<DocumentEvent['type'], string>>> = {
  customerPicked: 'customer',
  customerCleared: 'customer',
  dateEdited: 'date',
  dueDateEdited: 'dueDate',
  deliveryDateEdited: 'deliveryDate',
  documentDiscountEdited: 'discount',
};

/** The field that is being typed in; it shows its own text, and the value that it had before. */
export function fieldBeingTyped(typing: Typing | undefined): string | undefined {
  const [event] = typing?.events ?? [];
  return event && fieldOf(event);
}

/** The document with what is being typed. */
export function withTyped(document: DocumentState, typing: Typing | undefined): DocumentState {
  return (typing?.events ?? []).reduce(reduceEditor, document);
}

/**
 * The document as the screen shows it while one types: amounts, dates and cells follow at each key. A text
 * that cannot be read changes nothing yet, and a description nothing but its own field.
 */
export function shownWhileTyping(
  document: DocumentState,
  typing: Typing | undefined,
): DocumentState {
  const isUnread = Object.values(typing?.unread ?? {}).some((text) => text !== undefined);
  const isDescription = typing?.events.some(({ type }) => type === 'descriptionEdited');
  return isUnread || isDescription ? document : withTyped(document, typing);
}

/** Whether an event takes the article of a line away, and with it all but the description. */
export function losesArticle(document: DocumentState, event: DocumentEvent): boolean {
  if (event.type !== 'descriptionEdited') return false;
  const typeIn = ({ lines }: DocumentState) =>
    lines.find(({ id }) => id === event.line)?.content.type;
  return typeIn(document) === 'article' && typeIn(reduceEditor(document, event)) === 'text';
}

/** The fields of numbers that go with the article of a line. */
export function numbersLost(document: DocumentState, event: DocumentEvent): readonly string[] {
  if (event.type !== 'descriptionEdited' || !losesArticle(document, event)) return [];
  return Object.keys(numberColumns).map((field) => lineField(event.line, field));
}
