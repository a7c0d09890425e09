import type { LineContent, LineId } from '@facturatie/invoice-engine';
import { documentFaultText } from '../../intl/documentEditor.nl-BE.ts';
import type { DocumentEditorState } from './documentEditorState.ts';

/** A line as the grid shows it. The same object as long as nothing of it changes. */
export interface DocumentRow {
  readonly id: LineId;
  readonly line: DocumentEditorState['history']['present']['lines'][number];
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
  return ({ history, unread, faults }: DocumentEditorState): readonly DocumentRow[] => {
    const { lines } = history.present;
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
        unread: kept(before?.unread, texts.get(String(line.id))),
        faults: kept(before?.faults, messages.get(String(line.id))),
      };
      const isSame =
        before?.line === line && before.unread === row.unread && before.faults === row.faults;
      return isSame ? before : row;
    });
    known = new Map(last.map((row) => [row.id, row]));
    return last;
  };
}

/** The content of a line, when it sells something. */
export function articleOf({
  line,
}: DocumentRow): Extract<LineContent, { type: 'article' }> | undefined {
  return line.content.type === 'article' ? line.content : undefined;
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
