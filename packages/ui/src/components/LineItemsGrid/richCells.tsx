import { cloneElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Messages } from '../../intl/nl-BE.ts';
import { LentInputContext } from '../../private/lentInput.ts';
import type { RichCell } from './activeCell.ts';
import type { LineColumn } from './column.ts';
import { puttingInto } from './editorSeat.ts';
import { cellIn, controlAfter, plainControlIn, rowOf } from './gridPlaces.ts';
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
  const { columns, drawn, rich } = options;
  const seatIn = ({ key }: LineColumn<Line>) => rich.find(({ column }) => column === key)?.seat;
  const cells = columns.map((column, index) => {
    const { [index]: cell } = drawn.cells;
    const seat = seatIn(column);
    if (!cell || !seat) return cell;
    const shown = { 'data-text': drawn.texts[index] };
    if (column.isEditedInPlace === true)
      return cloneElement(cell, shown, ...editedInPlace(cell, column, options));
    return cloneElement(cell, { ...shown, ref: puttingInto(seat) });
  });
  const editors = columns.map((column) => {
    const seat = column.isEditedInPlace === true ? undefined : seatIn(column);
    return seat && createPortal(editorOf(column, options), seat, `${column.key}-editor`);
  });
  return [...cells, ...editors];
}

function editorOf<Line>(
  { key, header, Editor, cell }: LineColumn<Line>,
  { line, lineId, number, texts }: RichCellsOptions<Line>,
): ReactNode {
  if (!Editor) return null;
  return (
    <Editor
      {...cell(line)}
      line={line}
      label={`${header} ${texts.line} ${number}`}
      moveOn={() => {
        const place = cellIn(rowOf(lineId), key);
        if (place) controlAfter(place)?.focus();
      }}
    />
  );
}

/** What stands in a cell whose editor works in the plain control: that, and what the editor says of it. */
function editedInPlace<Line>(
  cell: PlainCells<Line>['cells'][number],
  column: LineColumn<Line>,
  options: RichCellsOptions<Line>,
): readonly ReactNode[] {
  const [control] = cell.props.children;
  return [
    // What is wrong with it is the editor's to say.
    cloneElement(control, { 'aria-describedby': undefined, 'aria-invalid': undefined }),
    <LentInputContext key="editor" value={() => inputIn(options.lineId, column.key)}>
      {editorOf(column, options)}
    </LentInputContext>,
  ];
}

function inputIn(lineId: string, column: string): HTMLInputElement | undefined {
  const row = rowOf(lineId);
  const control = row && plainControlIn(cellIn(row, column));
  return control instanceof HTMLInputElement ? control : undefined;
}
