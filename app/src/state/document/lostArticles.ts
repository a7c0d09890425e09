import type { ArticleFields, LineId } from '@facturatie/invoice-engine';
import { atom } from 'jotai/vanilla';
import type { DocumentAtoms } from './documentRows.ts';

/** The price of a line before its article was removed. */
export interface LostArticle {
  readonly line: LineId;
  readonly fields: ArticleFields;
}

/** Finds what a line lost when its description was edited into another one, to give it back (SPEC.md E6). */
export function createLostArticles({ historyAtom, dispatchAtom }: DocumentAtoms) {
  /** The latest line in the undo history, since the last save, that sold something and is a text now. */
  const lostLineAtom = atom((get) => {
    const { present, past } = get(historyAtom);
    const texts = new Set(
      present.lines.filter(({ content }) => content.type === 'text').map(({ id }) => id),
    );
    if (texts.size === 0) return undefined;
    for (const { state, facts } of past) {
      // The answer to a save.
      if (facts.length > 0) return undefined;
      const lost = state.lines.find(
        ({ id, content }) => content.type === 'article' && texts.has(id),
      );
      if (lost) return lost;
    }
    return undefined;
  });

  /** The last loss that can be undone: until the line sells something again, goes, or the document is saved. */
  const lostArticleAtom = atom((get): LostArticle | undefined => {
    const { id, content } = get(lostLineAtom) ?? {};
    if (id === undefined || content?.type !== 'article') return undefined;
    const { nature, quantity, unitPrice, discount, vat } = content;
    return { line: id, fields: { nature, quantity, unitPrice, discount, vat } };
  });

  return {
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
