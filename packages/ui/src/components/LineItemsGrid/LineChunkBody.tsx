import { memo, useId, useState, type CSSProperties } from 'react';
import { lineIdIn, noRichCells } from './activeCell.ts';
import { isSameList } from './isSameList.ts';
import * as styles from './LineItemsGrid.css.ts';
import { LineRow, SourcedRow, type LineRowsProps } from './LineRow.tsx';
import { useRichCells } from './richRow.tsx';

interface LineChunkBodyProps<Handle, Line> extends LineRowsProps<Handle, Line> {
  lines: readonly Handle[];
  /** What tells each of them from all others. */
  keys: readonly (string | number)[];
  /** The place of its first line, counted from 0. */
  from: number;
  /** Whether it belongs to so many lines that those out of sight are not laid out. */
  isOfMany: boolean;
}

function PlainLineChunkBody<Handle, Line>(props: LineChunkBodyProps<Handle, Line>) {
  const { lines, keys, from, isOfMany, Source, ...shared } = props;
  const chunkId = useId();
  const rich = useRichCells(props.activeCell, chunkId);
  const [idOf] = useState(() => newLineIds(chunkId));
  return (
    <tbody
      role="rowgroup"
      className={isOfMany ? lookOfMany(lines.length) : styles.body}
      style={isOfMany ? ({ [styles.lineCountName]: lines.length } as CSSProperties) : undefined}
    >
      {lines.map((line, index) => {
        const { [index]: key = index } = keys;
        const lineId = idOf(key);
        const row = {
          ...shared,
          lineId,
          index: from + index,
          rich: rich.get(lineId) ?? noRichCells,
        };
        if (Source) return <SourcedRow key={key} {...row} line={line} Source={Source} />;
        // Without a source the handles are the lines.
        return <LineRow key={key} {...row} line={line as unknown as Line} />;
      })}
    </tbody>
  );
}

/** Gives each line an id for the page, the same one as long as it is there: its key may be any text. */
function newLineIds(chunkId: string): (key: string | number) => string {
  const ids = new Map<string | number, string>();
  return (key) => {
    const id = ids.get(key) ?? lineIdIn(chunkId, ids.size);
    ids.set(key, id);
    return id;
  };
}

/** A chunk into which as many lines came skips its own lines, too. */
const manyInChunk = 60;

function lookOfMany(lineCount: number): string {
  return `${styles.body} ${styles.chunkOfMany} ${lineCount > manyInChunk ? styles.longChunk : ''}`;
}

/** Lines that are laid out together; drawn again only when one of them is another, or all have new columns. */
export const LineChunkBody = memo(PlainLineChunkBody, isSame) as typeof PlainLineChunkBody;

type AnyProps = Readonly<Record<string, unknown>>;

/** Lists are the same when the same stands in them. */
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
