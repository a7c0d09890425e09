import type { LineContent, LineId } from '@facturatie/invoice-engine';
import { documentFaultText } from '../../intl/documentEditor.nl-BE.ts';
import type { DocumentEditorState } from './documentEditorState.ts';
import { fieldBeingTyped } from './typedField.ts';

/** A line as the grid shows it. The same object as long as nothing of it changes. */
export interface DocumentRow {
  readonly id: LineId;
  readonly line: DocumentEditorState['shown']['lines'][number];
  /** What the line said before the text that is being typed in one of its fields. */
  readonly before?: { readonly field: string; readonly content: LineContent } | undefined;
  /** Texts that are no value, by field. */
  readonly unread: Readonly<Record<string, string>>;
  /** What is wrong, by field. */
  readonly faults: Readonly<Record<string, string>>;
}

const none = Object.freeze({});

/** Makes the rows of a document, and keeps those of which nothing changed since the last time. */
export function createDocumentRows() {
  let known = new Map<LineId, DocumentRow>();
  let last: readonly DocumentRow[] = [];
  let made: Pick<DocumentEditorState, 'unread' | 'faults'> & { lines?: unknown } = {
    unread: none,
    faults: undefined,
  };
  return (state: DocumentEditorState): readonly DocumentRow[] => {
    const { shown, unread, faults } = state;
    const { lines } = shown;
    if (made.lines === lines && made.unread === unread && made.faults === faults) return last;
    made = { lines, unread, faults };
    const texts = byLine(unread);
    const messages = byLine(
      Object.fromEntries(
        Object.entries(faults?.byField ?? {}).map(([field, fault]) => [
          field,
          documentFaultText(field, fault),
        ]),
      ),
    );
    last = lines.map((line) => {
      const before = known.get(line.id);
      const row = {
        id: line.id,
        line,
        before: contentBefore(state, line),
        unread: kept(before?.unread, texts.get(String(line.id))),
        faults: kept(before?.faults, messages.get(String(line.id))),
      };
      const isSame =
        before?.line === line &&
        before.before?.content === row.before?.content &&
        before.unread === row.unread &&
        before.faults === row.faults;
      return isSame ? before : row;
    });
    known = new Map(last.map((row) => [row.id, row]));
    return last;
  };
}

type ArticleContent = Extract<LineContent, { type: 'article' }>;

/** The content of a line, when it sells something. */
export function articleOf({ line }: DocumentRow): ArticleContent | undefined {
  return line.content.type === 'article' ? line.content : undefined;
}

/** The same for one field of the line, which keeps the value that it had while one types in it. */
export function articleIn(row: DocumentRow, field: string): ArticleContent | undefined {
  const content = row.before?.field === field ? row.before.content : row.line.content;
  return content.type === 'article' ? content : undefined;
}

function contentBefore(
  { history, typing }: DocumentEditorState,
  line: DocumentRow['line'],
): DocumentRow['before'] {
  const [id, field] = fieldBeingTyped(typing)?.split('.', 2) ?? [];
  if (field === undefined || Number(id) !== line.id) return undefined;
  const content = history.present.lines.find((one) => one.id === line.id)?.content;
  return content && content !== line.content ? { field, content } : undefined;
}

type Texts = Readonly<Record<string, string>>;

function byLine(texts: Texts): Map<string, Texts> {
  const found = new Map<string, Texts>();
  for (const [field, text] of Object.entries(texts)) {
    const [id = '', name] = field.split('.', 2);
    if (name !== undefined) found.set(id, { ...found.get(id), [name]: text });
  }
  return found;
}

function kept(before: Texts = none, now: Texts = none): Texts {
  return before === now || JSON.stringify(before) === JSON.stringify(now) ? before : now;
}
