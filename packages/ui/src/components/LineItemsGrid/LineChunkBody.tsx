import { memo, useId, useState, type CSSProperties } from 'react';
import { isSameList } from './lineChunks.ts';
import * as styles from './LineItemsGrid.css.ts';
import { LineRow, type LineRowsProps } from './LineRow.tsx';
import type { EditedCell } from './useGridFocus.ts';

interface LineChunkBodyProps<Line> extends LineRowsProps<Line> {
  lines: readonly Line[];
  /** Identifies each of them. */
  keys: readonly (string | number)[];
  /** The place of its first line, counted from 0. */
  from: number;
  /** Its cells that are edited. */
  editing: readonly EditedCell[];
  /** Whether it belongs to so many lines that those out of sight are not laid out. */
  isOfMany: boolean;
}

const none: readonly EditedCell[] = [];

function PlainLineChunkBody<Line>(props: LineChunkBodyProps<Line>) {
  const { lines, keys, from, editing, isOfMany, ...shared } = props;
  const chunkId = useId();
  const [idOf] = useState(() => newLineIds(chunkId));
  return (
    <tbody
      role="rowgroup"
      className={isOfMany ? lookOfMany(lines.length) : styles.body}
      style={isOfMany ? ({ [styles.lineCountName]: lines.length } as CSSProperties) : undefined}
    >
      {lines.map((line, index) => {
        const { [index]: key = index } = keys;
        const edited = editing.filter(({ lineKey }) => lineKey === key);
        return (
          <LineRow
            key={key}
            {...shared}
            line={line}
            lineId={idOf(key)}
            index={from + index}
            editing={edited.length === 0 ? none : edited}
          />
        );
      })}
    </tbody>
  );
}

/** Gives each line an id for the page, the same one as long as it is there: its key may be any text. */
function newLineIds(chunkId: string): (key: string | number) => string {
  const ids = new Map<string | number, string>();
  return (key) => {
    const id = ids.get(key) ?? `${chunkId}-${ids.size}`;
    ids.set(key, id);
    return id;
  };
}

/** A chunk into which as many lines came skips its own lines, too. */
const manyInChunk = 60;

function lookOfMany(lineCount: number): string {
  return `${styles.body} ${styles.chunkOfMany} ${lineCount > manyInChunk ? styles.longChunk : ''}`;
}

/** Lines that are laid out together; re-rendered only when one of them is another, or all have new columns. */
export const LineChunkBody = memo(PlainLineChunkBody, isSame) as typeof PlainLineChunkBody;

type AnyProps = Readonly<Record<string, unknown>>;

/** Compares lists by their items. */
function isSame(before: AnyProps, after: AnyProps): boolean {
  return Object.keys(after).every((name) => {
    const { [name]: last } = before;
    const { [name]: next } = after;
    return (
      Object.is(last, next) ||
      (Array.isArray(last) && Array.isArray(next) && isSameList(last, next))
    );
  });
}
