import type { Article } from '@facturatie/api-contract';
import type { ArticleFields, LineContent, LineId } from '@facturatie/invoice-engine';
import { atom } from 'jotai/vanilla';
import type { ChangeSource } from '../editing/recordKind.ts';
import type { DocumentEvent, DocumentState } from './documentForm.ts';
import type { DocumentAtoms } from './documentRows.ts';

/** Finds the article of exactly this number; undefined when there is none. Rejects when the request fails. */
export type FindArticle = (number: string) => Promise<Article | undefined>;

/** The codes that could not be looked up, by line. */
export type FailedLookups = Readonly<Record<LineId, string>>;

/** The code in a line that could not be looked up; undefined once the line has another description. */
export function failedCode(
  failed: FailedLookups,
  line: { readonly id: LineId; readonly content: LineContent },
): string | undefined {
  const { [line.id]: code } = failed;
  return line.content.description.trim() === code ? code : undefined;
}

/** A code that is looked up, and what was edited in its line since. */
interface Lookup {
  /** Distinguishes this lookup from a later one of the same line. */
  readonly id: symbol;
  readonly code: string;
  readonly edited: Partial<ArticleFields>;
  /** What it did to its line. */
  readonly ended: Promise<FilledLine | 'failed' | undefined>;
}

/** The line that a look-up filled in. */
export interface FilledLine {
  readonly article: Article;
  /** Whether the quantity of the line was edited while the look-up was under way. */
  readonly isQuantityEdited: boolean;
}

/** What these events write into the fields of a line. */
function editsOf(events: readonly DocumentEvent[], line: LineId): Partial<ArticleFields> {
  const edits = events.filter((event) => event.type === 'lineEdited');
  return Object.fromEntries(
    edits.filter((edit) => edit.line === line).map(({ field, value }) => [field, value]),
  );
}

/** Looks up the codes that are typed as descriptions of lines. */
export function createArticleLookups(find: FindArticle) {
  const lookupsAtom = atom<ReadonlyMap<LineId, Lookup>>(new Map());
  const failedLookupsAtom = atom<FailedLookups>({});

  const endAtom = atom(null, (get, set, line: LineId, failed: string | undefined) => {
    const lookups = new Map(get(lookupsAtom));
    lookups.delete(line);
    set(lookupsAtom, lookups);
    const { [line]: known, ...others } = get(failedLookupsAtom);
    if (known !== failed)
      set(failedLookupsAtom, failed === undefined ? others : { ...others, [line]: failed });
  });

  /** Takes what is edited in lines whose look-up is under way: the answer leaves that as it is. */
  const observerAtom = atom(
    null,
    (get, set, events: readonly DocumentEvent[], from: ChangeSource) => {
      // An undo may restore another description.
      if (from === 'undo') set(lookupsAtom, new Map());
      if (from === 'change')
        for (const [line, lookup] of get(lookupsAtom)) {
          const edited = { ...lookup.edited, ...editsOf(events, line) };
          set(lookupsAtom, new Map(get(lookupsAtom)).set(line, { ...lookup, edited }));
        }
      for (const event of events)
        if (
          event.type === 'descriptionEdited' ||
          event.type === 'articlePicked' ||
          event.type === 'lineDeleted'
        )
          set(endAtom, event.line, undefined);
    },
  );

  /**
   * What a save waits for: the look-ups under way. Resolves to a code that was filled in or could not be looked
   * up; to undefined when all of them left their lines as they were.
   */
  const awaitedAtom = atom((get): Promise<string | undefined> | undefined => {
    const pending = [...get(lookupsAtom).values()];
    if (pending.length === 0) return undefined;
    return Promise.all(pending.map(({ ended }) => ended)).then(
      (ends) => pending.find((_lookup, index) => ends[index] !== undefined)?.code,
    );
  });

  function of({ presentAtom, typingAtom, dispatchAtom }: DocumentAtoms) {
    const hasCode = (document: DocumentState, line: LineId, code: string) =>
      document.lines.find(({ id }) => id === line)?.content.description.trim() === code;

    /**
     * Looks up the article of a code in a line, and fills it in as one step when the answer comes: everything that
     * picking it fills in, except what was edited since. Nothing when the description changed.
     */
    const lookUpAtom = atom(
      null,
      async (get, set, line: LineId, code: string): Promise<FilledLine | undefined> => {
        const id = Symbol(code);
        const end = (found: Article | 'failed' | undefined) => {
          const lookup = get(lookupsAtom).get(line);
          if (lookup?.id !== id) return undefined;
          const isThere = hasCode(get(presentAtom), line, code);
          set(endAtom, line, isThere && found === 'failed' ? code : undefined);
          if (!isThere) return undefined;
          if (typeof found !== 'object') return found;
          const typed = editsOf(get(typingAtom)?.events ?? [], line);
          const edited = { ...lookup.edited, ...typed };
          const { nature = found.nature, unitPrice = found.unitPrice, quantity } = edited;
          const article = { ...found, nature, unitPrice };
          set(dispatchAtom, [{ type: 'articlePicked', line, article }]);
          return { article: found, isQuantityEdited: quantity !== undefined };
        };
        const ended = find(code)
          .catch(() => 'failed' as const)
          .then(end);
        set(lookupsAtom, new Map(get(lookupsAtom)).set(line, { id, code, edited: {}, ended }));
        const filled = await ended;
        return filled === 'failed' ? undefined : filled;
      },
    );

    return { failedLookupsAtom, lookUpAtom };
  }

  return { observerAtom, awaitedAtom, of };
}
