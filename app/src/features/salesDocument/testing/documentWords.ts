import { reduceEditor } from '@facturatie/invoice-engine';
import { withoutBlankEnd } from '../blankLines.ts';
import type { DocumentEditorState } from '../documentEditorState.ts';
import type { DocumentState } from '../documentForm.ts';

/** What is typed: each word once, so that one can tell where it is. Those of a colleague begin with c. */
export const wordsIn = (text: string): string[] => text.match(/[wc]\d+;/g) ?? [];

/** What a person sees of a document, without the blank lines at its end, which saving takes away. */
export function seen(document: DocumentState) {
  const { reference, remarks, notes, customer, lines, discount } = withoutBlankEnd(document).reduce(
    reduceEditor,
    document,
  );
  const shown = lines.map(({ content }) => ({
    description: content.description,
    ...(content.type === 'article' && { quantity: content.quantity, price: content.unitPrice }),
  }));
  return { reference, remarks, notes, customer: customer?.name, discount, lines: shown };
}

/** What stands on the screen, texts that are no value too, as a text to compare. */
export function screenOf({ history, unread }: DocumentEditorState): string {
  const ids = history.present.lines.map(({ id }) => String(id));
  const raw = Object.entries(unread).map(([field, text]) => {
    const [id = '', name] = field.split('.', 2);
    if (name === undefined) return [field, text];
    const place = ids.indexOf(id);
    return place === -1 ? [] : [`${place}.${name}`, text];
  });
  return JSON.stringify([seen(history.present), Object.fromEntries(raw)]);
}

/** @throws when something is not so that must be */
export function insist(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}
