import { memo, type CSSProperties } from 'react';
import { isSameList, type Key } from './lineChunks.ts';
import * as styles from './LineItemsGrid.css.ts';
import { LineRow, type LineRowProps } from './LineRow.tsx';
import type { FocusedCell } from './useGridFocus.ts';

interface LineChunkBodyProps<Line> extends Omit<LineRowProps<Line>, 'line' | 'number'> {
  lines: readonly Line[];
  keys: readonly Key[];
  /** The place of its first line, counted from 0. */
  from: number;
  /** Whether the grid has so many lines that those outside the viewport are not laid out. */
  isOfMany: boolean;
}

const none: readonly FocusedCell[] = [];

function PlainLineChunkBody<Line>(props: LineChunkBodyProps<Line>) {
  const { lines, keys, from, editing, isOfMany, ...shared } = props;
  return (
    <tbody
      role="rowgroup"
      className={isOfMany ? `${styles.body} ${styles.chunkOfMany}` : styles.body}
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
            number={from + index + 1}
            editing={edited.length === 0 ? none : edited}
          />
        );
      })}
    </tbody>
  );
}

/** Lines that are laid out together; re-renders only when one of them or the columns change. */
export const LineChunkBody = memo(PlainLineChunkBody, isSame) as typeof PlainLineChunkBody;

type AnyProps = Readonly<Record<string, unknown>>;

/** Compares lists by their items. */
function isSame(before: AnyProps, after: AnyProps): boolean {
  return Object.entries(after).every(([name, next]) => {
    const { [name]: last } = before;
    const areLists = Array.isArray(last) && Array.isArray(next);
    return areLists ? isSameList(last, next) : Object.is(last, next);
  });
}
