import { cloneElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Messages } from '../../intl/nl-BE.ts';
import type { RichCell } from './activeCell.ts';
import type { LineColumn } from './column.ts';
import { puttingInto } from './editorSeat.ts';
import { cellIn, controlAfter, rowOf } from './gridPlaces.ts';
import type { PlainCells } from './plainCells.tsx';

interface RichCellsOptions<Line> {
  line: Line;
  /** The id of its number in the page. */
  lineId: string;
  columns: readonly LineColumn<Line>[];
  drawn: PlainCells<Line>;
  /** The cells that have a rich editor. */
  rich: readonly RichCell[];
  /** The place of the line, counted from 1. */
  number: number;
  texts: Messages['lineItemsGrid'];
}

/** The cells of a line of which some have a rich editor, or have one that is drawn ahead. */
export function richCells<Line>(options: RichCellsOptions<Line>): readonly ReactNode[] {
  const { line, lineId, columns, drawn, rich, number, texts } = options;
  const cells = columns.map((column, index) => {
    const { [index]: cell } = drawn.cells;
    const seat = rich.find(({ column: key }) => key === column.key)?.seat;
    if (!cell || !seat) return cell;
    return cloneElement(cell, { 'data-text': drawn.texts[index], ref: puttingInto(seat) });
  });
  const editors = columns.map((column) => {
    const { key, header, Editor } = column;
    const seat = rich.find((cell) => cell.column === key)?.seat;
    if (!Editor || !seat) return null;
    const editor = (
      <Editor
        {...column.cell(line)}
        line={line}
        label={`${header} ${texts.line} ${number}`}
        moveOn={() => {
          const place = cellIn(rowOf(lineId), key);
          if (place) controlAfter(place)?.focus();
        }}
      />
    );
    return createPortal(editor, seat, `${key}-editor`);
  });
  return [...cells, ...editors];
}
