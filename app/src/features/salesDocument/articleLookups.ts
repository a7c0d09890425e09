import type { Article } from '@facturatie/api-contract';
import type { ArticleFields, LineContent, LineId } from '@facturatie/invoice-engine';
import type { DocumentEditor } from './documentEditor.ts';
import type { DocumentEvent } from './documentForm.ts';

/** Finds the article of exactly this number; undefined when there is none. Rejects when the request fails. */
export type FindArticle = (number: string) => Promise<Article | undefined>;

/** The codes that could not be looked up, by line. */
export type FailedLookups = Readonly<Record<LineId, string>>;

/** The code in a line that could not be looked up; undefined once something else stands there. */
export function failedCode(
  failed: FailedLookups,
  line: { readonly id: LineId; readonly content: LineContent },
): string | undefined {
  const { [line.id]: code } = failed;
  return line.content.description.trim() === code ? code : undefined;
}

/** A code that was asked for, and what was edited in its line since. */
interface Asked {
  readonly code: string;
  edited: Partial<ArticleFields>;
  /** The same of what is being typed: it may be erased again. */
  typed: Partial<ArticleFields>;
}

/** Looks up codes that were typed as descriptions of lines. */
export interface ArticleLookups {
  /** The editor for whoever changes lines: what is edited through it, a later answer leaves as it is. */
  readonly editor: DocumentEditor;
  /**
   * Asks for the article of a code that stands in a line, and fills it in when the answer comes, as one
   * step: all that picking it fills in but what was edited since. Nothing when the description changed.
   */
  readonly ask: (line: LineId, code: string) => Promise<FilledLine | undefined>;
  readonly failed: () => FailedLookups;
  /** Calls `listener` when `failed` changes; the answer ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** A code that is being looked up and still stands in its line; undefined when there is none. */
  readonly pending: () => string | undefined;
}

/** What an answer filled in. */
export interface FilledLine {
  readonly article: Article;
  /** Whether the quantity of the line was edited while the answer was on its way. */
  readonly isQuantityEdited: boolean;
}

/** Looks up articles for the lines of one document. */
export function createArticleLookups(editor: DocumentEditor, find: FindArticle): ArticleLookups {
  const asked = new Map<LineId, Asked>();
  const listeners = new Set<() => void>();
  let failed: FailedLookups = {};

  function setFailed(line: LineId, code: string | undefined) {
    if (failed[line] === code) return;
    const { [line]: _, ...others } = failed;
    failed = code === undefined ? others : { ...others, [line]: code };
    for (const listener of listeners) listener();
  }

  /** Remembers what was edited in lines whose answer is on its way. */
  function hear(events: readonly DocumentEvent[], isTyping = false) {
    for (const event of events) {
      const question = event.type === 'lineEdited' && asked.get(event.line);
      if (question) {
        const { edited, typed } = question;
        question.typed = isTyping ? { ...typed, [event.field]: event.value } : {};
        // What was being typed became a change before this one.
        if (!isTyping) question.edited = { ...edited, ...typed, [event.field]: event.value };
      }
      if (event.type !== 'descriptionEdited' && event.type !== 'articlePicked') continue;
      asked.delete(event.line);
      setFailed(event.line, undefined);
    }
  }

  function standsIn(line: LineId, code: string): boolean {
    const { lines } = editor.state().history.present;
    return lines.find(({ id }) => id === line)?.content.description.trim() === code;
  }

  async function answer(line: LineId, question: Asked): Promise<FilledLine | undefined> {
    const { code } = question;
    const found = await find(code).catch(() => 'failed' as const);
    if (asked.get(line) !== question) return undefined;
    asked.delete(line);
    if (!standsIn(line, code)) return undefined;
    setFailed(line, found === 'failed' ? code : undefined);
    if (found === 'failed' || found === undefined) return undefined;
    const edited = { ...question.edited, ...question.typed };
    const { nature = found.nature, unitPrice = found.unitPrice, quantity } = edited;
    editor.tell({ type: 'articlePicked', line, article: { ...found, nature, unitPrice } });
    return { article: found, isQuantityEdited: quantity !== undefined };
  }

  /** What is taken back or done again may be in a line whose answer is on its way. */
  const travel = (go: () => void) => () => {
    asked.clear();
    go();
  };

  return {
    editor: {
      ...editor,
      tell(event, field) {
        hear([event]);
        editor.tell(event, field);
      },
      tellTogether(events, unread) {
        hear(events);
        editor.tellTogether(events, unread);
      },
      typing(change) {
        // Without events the field is as it was before it was typed in.
        if (change.events.length === 0) for (const question of asked.values()) question.typed = {};
        hear(change.events, true);
        editor.typing(change);
      },
      typeDescription(line, description) {
        hear([{ type: 'descriptionEdited', line, description }]);
        editor.typeDescription(line, description);
      },
      undo: travel(editor.undo),
      redo: travel(editor.redo),
    },
    async ask(line, code) {
      const question: Asked = { code, edited: {}, typed: {} };
      asked.set(line, question);
      return answer(line, question);
    },
    failed: () => failed,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    pending: () => [...asked].find(([line, { code }]) => standsIn(line, code))?.[1].code,
  };
}
