import type { ArticleFields, LineId } from '@facturatie/invoice-engine';
import { atom } from 'jotai/vanilla';
import type { Atom, WritableAtom } from 'jotai/vanilla';
import type { DocumentEvent, DocumentState } from './documentForm.ts';
import { losesArticle } from './typedField.ts';

/** The price of a line before its article was removed. */
export interface LostArticle {
  readonly line: LineId;
  readonly fields: ArticleFields;
}

/** What the offer needs of the editor of the document. */
interface Lines {
  readonly presentAtom: Atom<DocumentState>;
  readonly savedAtom: Atom<DocumentState>;
  readonly dispatchAtom: WritableAtom<null, [readonly DocumentEvent[]], void>;
}

/** Remembers what a line lost when its description was edited into another one, to give it back (SPEC.md E6). */
export function createLostArticles({ presentAtom, savedAtom, dispatchAtom }: Lines) {
  const lostAtom = atom<readonly (LostArticle & { readonly saved: DocumentState })[]>([]);
  /** Takes events before they change the document. */
  const noteLossesAtom = atom(null, (get, set, events: readonly DocumentEvent[]) => {
    const { lines } = get(presentAtom);
    for (const event of events) {
      if (!losesArticle(get(presentAtom), event)) continue;
      const content = lines.find(({ id }) => id === event.line)?.content;
      if (content?.type !== 'article') continue;
      const { nature, quantity, unitPrice, discount, vat } = content;
      const fields = { nature, quantity, unitPrice, discount, vat };
      const others = get(lostAtom).filter(({ line }) => line !== event.line);
      set(lostAtom, [...others, { line: event.line, fields, saved: get(savedAtom) }]);
    }
  });

  /** The last loss that can be undone: until the line sells something again, goes, or the document is saved. */
  const lostArticleAtom = atom((get): LostArticle | undefined => {
    const { lines } = get(presentAtom);
    const isText = (line: LineId) =>
      lines.some(({ id, content }) => id === line && content.type === 'text');
    return get(lostAtom).findLast(({ line, saved }) => isText(line) && saved === get(savedAtom));
  });

  return {
    noteLossesAtom,
    lostArticleAtom,
    /** Gives the line back what it lost, except the article, in one step for undo. */
    keepFieldsAtom: atom(null, (get, set) => {
      const lost = get(lostArticleAtom);
      if (!lost) return;
      const { line, fields } = lost;
      const edited = { type: 'lineEdited', line } as const;
      set(dispatchAtom, [
        { ...edited, field: 'nature', value: fields.nature },
        { ...edited, field: 'quantity', value: fields.quantity },
        { ...edited, field: 'unitPrice', value: fields.unitPrice },
        { ...edited, field: 'discount', value: fields.discount },
        { ...edited, field: 'vat', value: fields.vat },
      ]);
    }),
  };
}
