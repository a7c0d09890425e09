import { isSame } from '@facturatie/invoice-engine';
import type { LineContent, LineId } from '@facturatie/invoice-engine';
import { atom } from 'jotai/vanilla';
import type { Atom } from 'jotai/vanilla';
import type { RecordEditor } from '../editing/recordEditor.ts';
import type { Saved, UnparsedTexts } from '../editing/recordKind.ts';
import type { DocumentFault, DocumentFaults } from './documentFaults.ts';
import type { DocumentEvent, DocumentState } from './documentForm.ts';
import { fieldBeingTyped } from './typedField.ts';

/** A line as the grid shows it; the same object until something of it changes. */
export interface DocumentRow {
  readonly id: LineId;
  readonly line: DocumentState['lines'][number];
  /** The content of the line before the text that is being typed in one of its fields. */
  readonly before?: { readonly field: string; readonly content: LineContent } | undefined;
  /** Texts that cannot be read, by field. */
  readonly unparsed: UnparsedTexts;
  /** What is wrong, by field. */
  readonly faults: Readonly<Record<string, DocumentFault>>;
}

const none = Object.freeze({});

/** What is used of the editor of a document to show it, and to change it. */
export type DocumentAtoms = Pick<
  RecordEditor<DocumentState, DocumentEvent, DocumentFaults, Saved>,
  | 'historyAtom'
  | 'presentAtom'
  | 'typingAtom'
  | 'paintedTypingAtom'
  | 'shownAtom'
  | 'unparsedAtom'
  | 'faultsAtom'
  | 'dispatchAtom'
>;

/** The lines of a document as rows; a row is the same object until something of it changes. */
export function documentRowsAtom(from: DocumentAtoms): Atom<readonly DocumentRow[]> {
  let known: ReadonlyMap<LineId, DocumentRow> = new Map();
  let last: readonly DocumentRow[] = [];
  const linesAtom = atom((get) => get(from.shownAtom).lines);
  return atom((get) => {
    const unparsed = byLine<string>(get(from.unparsedAtom));
    const faults = byLine<DocumentFault>(get(from.faultsAtom)?.byField ?? none);
    const [id, field = ''] = fieldBeingTyped(get(from.paintedTypingAtom))?.split('.', 2) ?? [];
    const typed = get(from.presentAtom).lines.find((line) => line.id === Number(id));
    const rows = get(linesAtom).map((line): DocumentRow => {
      const earlier = known.get(line.id);
      const isTyped = typed?.id === line.id && typed.content !== line.content;
      const row = {
        id: line.id,
        line,
        before: isTyped ? { field, content: typed.content } : undefined,
        unparsed: keepSame(earlier?.unparsed, unparsed.get(String(line.id))),
        faults: keepSame(earlier?.faults, faults.get(String(line.id))),
      };
      const isUnchanged =
        earlier?.line === line &&
        earlier.before?.content === row.before?.content &&
        earlier.unparsed === row.unparsed &&
        earlier.faults === row.faults;
      return isUnchanged ? earlier : row;
    });
    if (rows.length === last.length && rows.every((row, index) => row === last[index])) return last;
    known = new Map(rows.map((row) => [row.id, row]));
    last = rows;
    return last;
  });
}

type ArticleContent = Extract<LineContent, { type: 'article' }>;

/** The content of a line, when it sells something. */
export function articleOf({ line }: DocumentRow): ArticleContent | undefined {
  return line.content.type === 'article' ? line.content : undefined;
}

/** The same for one field of the line, which keeps its earlier value during typing. */
export function articleIn(row: DocumentRow, field: string): ArticleContent | undefined {
  const content = row.before?.field === field ? row.before.content : row.line.content;
  return content.type === 'article' ? content : undefined;
}

function byLine<V>(byField: Readonly<Record<string, V>>): Map<string, Record<string, V>> {
  const found = new Map<string, Record<string, V>>();
  for (const [field, value] of Object.entries(byField)) {
    const [id = '', name] = field.split('.', 2);
    if (name !== undefined) found.set(id, { ...found.get(id), [name]: value });
  }
  return found;
}

function keepSame<V extends object>(before: V = none as V, now: V = none as V): V {
  return isSame(before, now) ? before : now;
}
