import type { Article } from '@facturatie/api-contract';
import type { ArticleFields, LineContent, LineId } from '@facturatie/invoice-engine';
import { atom } from 'jotai/vanilla';
import type { Atom, WritableAtom } from 'jotai/vanilla';
import type { ChangeSource } from '../editing/recordKind.ts';
import type { DocumentEvent, DocumentState } from './documentForm.ts';

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
  /** What is being typed: it may be erased again. */
  readonly typed: Partial<ArticleFields>;
}

/** The line that a look-up filled in. */
export interface FilledLine {
  readonly article: Article;
  /** Whether the quantity of the line was edited while the look-up was under way. */
  readonly isQuantityEdited: boolean;
}

/** What look-ups need of the editor of the document. */
interface Lines {
  readonly presentAtom: Atom<DocumentState>;
  readonly dispatchAtom: WritableAtom<null, [readonly DocumentEvent[]], void>;
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
      // An undo may restore another description; without events the field is unchanged.
      if (from === 'undo') set(lookupsAtom, new Map());
      const lookups = new Map(get(lookupsAtom));
      if (from === 'typing' && events.length === 0)
        for (const [line, lookup] of lookups) lookups.set(line, { ...lookup, typed: {} });
      for (const event of events) {
        const lookup = event.type === 'lineEdited' ? lookups.get(event.line) : undefined;
        if (event.type === 'lineEdited' && lookup) {
          const { edited, typed } = lookup;
          const change = { [event.field]: event.value };
          const next =
            from === 'typing'
              ? { typed: { ...typed, ...change } }
              : // What was being typed became a change before this one.
                { edited: { ...edited, ...typed, ...change }, typed: {} };
          lookups.set(event.line, { ...lookup, ...next });
        }
      }
      if (lookups.size > 0) set(lookupsAtom, lookups);
      for (const event of events)
        if (event.type === 'descriptionEdited' || event.type === 'articlePicked')
          set(endAtom, event.line, undefined);
    },
  );

  function of({ presentAtom, dispatchAtom }: Lines) {
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
        const started: Lookup = { id, code, edited: {}, typed: {} };
        set(lookupsAtom, new Map(get(lookupsAtom)).set(line, started));
        const found = await find(code).catch(() => 'failed' as const);
        const lookup = get(lookupsAtom).get(line);
        if (lookup?.id !== id) return undefined;
        const isThere = hasCode(get(presentAtom), line, code);
        set(endAtom, line, isThere && found === 'failed' ? code : undefined);
        if (!isThere || found === 'failed' || found === undefined) return undefined;
        const edited = { ...lookup.edited, ...lookup.typed };
        const { nature = found.nature, unitPrice = found.unitPrice, quantity } = edited;
        const article = { ...found, nature, unitPrice };
        set(dispatchAtom, [{ type: 'articlePicked', line, article }]);
        return { article: found, isQuantityEdited: quantity !== undefined };
      },
    );

    return {
      failedLookupsAtom,
      lookUpAtom,
      /** A code that is being looked up and is still in its line; undefined when there is none. */
      pendingCodeAtom: atom(
        (get) =>
          [...get(lookupsAtom)].find(([line, { code }]) =>
            hasCode(get(presentAtom), line, code),
          )?.[1].code,
      ),
    };
  }

  return { observerAtom, of };
}
