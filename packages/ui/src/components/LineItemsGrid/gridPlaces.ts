import { isInSeat, isMet } from './editorSeat.ts';

/** A control in a grid, and where it stands. */
export interface GridPlace {
  /** The row, counted from 0. */
  row: number;
  /** The row in the page. */
  rowElement: HTMLElement;
  /** The key of the column. */
  column: string;
  /** The cell in the page. */
  cell: HTMLElement;
  /** Which of the controls in the cell, counted from 0. */
  nth: number;
}

const controls = 'input, textarea, select, button';

/** The controls that people meet: the plain one of a cell, or those of its editor. */
const controlsIn = (cell: ParentNode) =>
  Array.from(cell.querySelectorAll<HTMLElement>(controls)).filter(isMet);

/** Where something stands in the lines of a table; undefined outside of their cells. */
export function placeOf(table: Element | null, target: EventTarget | null): GridPlace | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLElement>('[data-column]');
  const rowElement = cell?.closest<HTMLElement>('[data-line]');
  const column = cell?.dataset['column'];
  if (!cell || !rowElement || column === undefined || !table?.contains(cell)) return undefined;
  const row = rowNumber(rowElement);
  const nth = controlsIn(cell).findIndex((control) => control.contains(target));
  return { row, rowElement, column, cell, nth };
}

/** Not by a search through the page: keys ask for it, and there may be thousands of controls. */
function rowNumber(row: HTMLElement): number {
  let number = Array.prototype.indexOf.call(row.parentElement?.children ?? [], row);
  let above = row.parentElement?.previousElementSibling;
  for (; above; above = above.previousElementSibling)
    if (above.tagName === 'TBODY') number += above.childElementCount;
  return number;
}

/** The lines of a table, from top to bottom. */
export function rowsOf(table: HTMLTableElement | null): readonly HTMLElement[] {
  return Array.from(table?.tBodies ?? []).flatMap(({ rows }) => Array.from(rows));
}

/** One line of a table, counted from 0; not by way of all of them, because keys ask for it. */
export function rowAt(table: HTMLTableElement | null, row: number): HTMLElement | undefined {
  let left = row;
  for (const { rows } of table?.tBodies ?? []) {
    if (left < rows.length) return rows[left];
    left -= rows.length;
  }
  return undefined;
}

/** How many controls are marked as failing in lines of a table. */
export function failingCount(table: HTMLTableElement | null, from: number, count: number): number {
  return rowsOf(table)
    .slice(from, from + count)
    .reduce((sum, row) => sum + failingIn(row).length, 0);
}

/** The controls that are marked as failing. */
export const failingIn = (place: ParentNode): readonly HTMLElement[] =>
  Array.from(place.querySelectorAll<HTMLElement>('[aria-invalid="true"]')).filter(isMet);

/** The cell of a row in a column. */
export function cellIn(row: ParentNode | undefined, column: string): HTMLElement | undefined {
  return Array.from(row?.querySelectorAll<HTMLElement>('[data-column]') ?? []).find(
    (cell) => cell.dataset['column'] === column,
  );
}

/** The text control of the browser in a cell, which stands there also while its editor is shown. */
export function plainControlIn(cell: HTMLElement | undefined): Element | undefined {
  return Array.from(cell?.querySelectorAll('input, textarea') ?? []).find(
    (control) => !isInSeat(control),
  );
}

/** A row in the page, by the id of its number. */
export function rowOf(lineId: string): HTMLElement | undefined {
  return document.getElementById(lineId)?.parentElement ?? undefined;
}

/** A control of a row: the one meant, or the first of its cell, or the first of the row. */
export function controlIn(
  row: ParentNode | undefined,
  column: string | undefined,
  nth = 0,
): HTMLElement | undefined {
  if (!row) return undefined;
  const cell = column === undefined ? undefined : cellIn(row, column);
  const inCell = cell ? controlsIn(cell) : [];
  return inCell[nth] ?? inCell[0] ?? controlsIn(row)[0];
}

/** The control after the last one of a cell, in the same line. */
export function controlAfter(cell: Element): HTMLElement | undefined {
  for (let next = cell.nextElementSibling; next; next = next.nextElementSibling) {
    const [first] = controlsIn(next);
    if (first) return first;
  }
  return undefined;
}

/** A control in which text is typed. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Whether an element is a control in which text is typed. */
export function isTextControl(element: unknown): element is TextControl {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Selects the whole text of a control, where that is not selected already. */
export function selectAll(control: TextControl): void {
  const { selectionStart, selectionEnd, value } = control;
  if (selectionStart !== 0 || selectionEnd !== value.length) control.select();
}
