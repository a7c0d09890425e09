import type { RefObject } from 'react';
import type { GridTexts } from '../../intl/lines.nl-BE.ts';
import type { TextControl } from '../../private/fields/inputDelegation.ts';
import type { LineColumn } from './column.ts';

/** A grid, for its handlers of keys and of the clipboard. */
export interface GridParts<Line> {
  table: RefObject<HTMLTableElement | null>;
  lines: readonly Line[];
  columns: readonly LineColumn<Line>[];
  texts: GridTexts;
  /** Says a text in the live region. */
  announce: (text: string) => void;
}

/** A control in a grid, with its place. */
export interface GridPlace {
  /** The row, counted from 0. */
  row: number;
  rowElement: HTMLElement;
  column: string;
  cell: HTMLElement;
  /** Which of the controls in the cell, counted from 0. */
  nth: number;
}

const controlsIn = (place: ParentNode) =>
  Array.from(place.querySelectorAll<HTMLElement>('input, textarea, select, button'));

/** The row of the head comes first among those of the table. */
const headRows = 1;

/** The lines of a table, from top to bottom. */
export function rowsOf(table: HTMLTableElement | null): readonly HTMLElement[] {
  return Array.from(table?.rows ?? []).slice(headRows);
}

/** One line of a table, counted from 0. */
export const rowAt = (table: HTMLTableElement | null, row: number): HTMLElement | undefined =>
  table?.rows[row + headRows];

/** The place of an element in the lines; undefined outside of cells. */
export function placeOf(
  table: HTMLTableElement | null,
  target: EventTarget | null,
): GridPlace | undefined {
  if (!(target instanceof Element) || !table?.contains(target)) return undefined;
  const cell = target.closest<HTMLElement>('[data-column]');
  const rowElement = cell?.closest<HTMLTableRowElement>('[data-line]');
  const column = cell?.dataset['column'];
  if (!cell || !rowElement || column === undefined) return undefined;
  const row = rowElement.rowIndex - headRows;
  const nth = controlsIn(cell).findIndex((control) => control.contains(target));
  return { row, rowElement, column, cell, nth };
}

export const failingIn = (place: ParentNode): readonly HTMLElement[] =>
  Array.from(place.querySelectorAll<HTMLElement>('[aria-invalid="true"]'));

/** A text about `count` lines, followed by how many of their controls are marked as failing. */
export function withFailing(
  { table, texts }: Pick<GridParts<unknown>, 'table' | 'texts'>,
  text: string,
  from: number,
  count: number,
): string {
  const changed = rowsOf(table.current).slice(from, from + count);
  const failing = changed.flatMap(failingIn).length;
  return failing === 0 ? text : `${text} ${texts.failing(failing)}`;
}

export const cellIn = (row: ParentNode | null, column: string): HTMLElement | null =>
  row?.querySelector<HTMLElement>(`[data-column="${CSS.escape(column)}"]`) ?? null;

/** The text that is typed or chosen in a cell; '' where it has no control. */
export function valueIn(row: ParentNode, column: string): string {
  const cell = cellIn(row, column);
  return (
    cell?.querySelector<TextControl | HTMLSelectElement>('input, textarea, select')?.value ?? ''
  );
}

/** The control of a cell in which one types. */
export const textControlIn = (cell: HTMLElement | null): TextControl | undefined =>
  cell?.querySelector<TextControl>('input, textarea') ?? undefined;

/** A control of a row: the one meant, or the first of its cell, or the first of the row. */
export function controlIn(
  row: ParentNode | undefined,
  column: string | undefined,
  nth = 0,
): HTMLElement | undefined {
  if (!row) return undefined;
  const cell = column === undefined ? null : cellIn(row, column);
  const inCell = cell ? controlsIn(cell) : [];
  return inCell[nth] ?? inCell[0] ?? controlsIn(row)[0];
}

/** The control of a line after those in the cell of another one. */
export function controlAfterCell(control: HTMLElement | undefined): HTMLElement | undefined {
  const cell = control?.closest('[data-column]');
  const row = cell?.parentElement ? controlsIn(cell.parentElement) : [];
  return row[row.findLastIndex((one) => cell?.contains(one)) + 1];
}
