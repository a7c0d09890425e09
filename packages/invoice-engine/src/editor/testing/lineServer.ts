import type { LineContent, LoadedLine } from '../EditorLine.ts';
import type { EditorState } from '../EditorState.ts';
import { copiedRow, type Row } from './editing.ts';

/** What a server holds: lines by key, and the next key. */
export interface LineServer {
  readonly rows: ReadonlyMap<number, LineContent>;
  readonly nextKey: number;
}

/**
 * Saves the lines of a document as a server does: a new line gets a key, an edited line must exist, a
 * deleted line must exist and is removed, and other lines stay.
 *
 * @throws Error about a key that the server does not hold
 */
export function saveLines(
  server: LineServer,
  { lines, deleted }: EditorState<Row>,
): { server: LineServer; answer: LoadedLine<Row>[] } {
  const rows = new Map(server.rows);
  let { nextKey } = server;
  for (const { saved } of deleted) {
    if (saved === undefined || saved.key === copiedRow.key) continue;
    if (!rows.delete(saved.key)) throw new Error(`No line ${saved.key}`);
  }
  const answer = lines.map(({ mode, content, saved }) => {
    const key = mode === 'new' ? nextKey++ : saved?.key;
    if (key === undefined || (mode === 'edit' && !rows.has(key))) throw new Error(`No line ${key}`);
    rows.set(key, content);
    return { content, saved: { key } };
  });
  return { server: { rows, nextKey }, answer };
}
