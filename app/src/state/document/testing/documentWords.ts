import type { SalesDocumentForm } from '@facturatie/api-contract';
import { reduceEditor } from '@facturatie/invoice-engine';
import { withoutBlankEnd } from '../blankLines.ts';
import type { DrivenDocument } from './testEditor.ts';
import { formOf } from '../documentForm.ts';
import type { DocumentState } from '../documentForm.ts';

/** What is typed: each word once, so that it identifies its place. Those of a colleague begin with c. */
export const wordsIn = (text: string): string[] => text.match(/[wc]\d+;/g) ?? [];

type DocumentOnScreen = ReturnType<DrivenDocument['state']>;

/** What a document shows, without the blank lines at its end, which saving removes. */
export function seen(document: DocumentState) {
  const { reference, remarks, notes, customer, lines, discount, date, dueDate } = withoutBlankEnd(
    document,
  ).reduce(reduceEditor, document);
  const shown = lines.map(({ content }) => ({
    description: content.description,
    ...(content.type === 'article' && {
      quantity: content.quantity,
      price: content.unitPrice,
      article: content.article?.number,
    }),
  }));
  const dates = { date, dueDate };
  return { reference, remarks, notes, customer: customer?.name, discount, ...dates, lines: shown };
}

/** The document on the screen, with the text that is being typed. */
function onScreen({ shown, typing }: DocumentOnScreen): DocumentState {
  const typed = typing?.events.find((event) => event.type === 'descriptionEdited');
  if (!typed) return shown;
  const lines = shown.lines.map((line) =>
    line.id === typed.line
      ? { ...line, content: { ...line.content, description: typed.description } }
      : line,
  );
  return { ...shown, lines };
}

/** The request that a save would send; undefined while there is no customer. */
export function valuesOnScreen(state: DocumentOnScreen): string | undefined {
  const document = onScreen(state);
  if (!document.customer) return undefined;
  return valuesIn(formOf(document));
}

/** All values of a form, without what no screen shows, and without the blank lines at its end. */
export function valuesIn({ lines, ...form }: SalesDocumentForm): string {
  const head = { ...form, number: undefined, sequence: undefined };
  const kept = lines.filter(({ mode }) => mode !== 'deleted');
  const last = kept.findLastIndex(({ type, description }) => type !== 'text' || description !== '');
  const shown = kept
    .slice(0, last + 1)
    .map((line) => ({ ...line, record: undefined, mode: undefined }));
  return JSON.stringify([head, shown]);
}

/** The document on the screen with its unparsed texts, as a text to compare. */
export function screenOf(state: DocumentOnScreen): string {
  const document = onScreen(state);
  const ids = document.lines.map(({ id }) => String(id));
  const texts = { ...state.unparsed, ...state.typing?.unparsed };
  const raw = Object.entries(texts).map(([field, text]) => {
    const [id = '', name] = field.split('.', 2);
    if (name === undefined) return [field, text];
    const place = ids.indexOf(id);
    return place === -1 ? [] : [`${place}.${name}`, text];
  });
  return JSON.stringify([seen(document), Object.fromEntries(raw)]);
}

/** @throws when something is not so that must be */
export function insist(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}
