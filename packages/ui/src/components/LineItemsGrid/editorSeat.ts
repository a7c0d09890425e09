import * as styles from './editorSeat.css.ts';

/** A place in a cell for a rich editor, beside the plain control that stands there. */
export function newSeat(): HTMLElement {
  const seat = document.createElement('div');
  seat.className = styles.seat;
  return seat;
}

const shown = new WeakSet<Element>();

/** Shows what stands in a seat in the place of the plain control: at once, or when the seat comes into its cell. */
export function showSeat(seat: HTMLElement): void {
  shown.add(seat);
  seat.parentElement?.setAttribute(styles.editorName, 'shown');
}

/** Whether an element belongs to a rich editor. */
export const isInSeat = (element: Element): boolean => element.closest(`.${styles.seat}`) !== null;

/** Whether somebody meets what stands in a cell: its editor once that is shown, and else all but that. */
export function isMet(element: Element): boolean {
  const isEditing = element.closest('[data-column]')?.getAttribute(styles.editorName) === 'shown';
  return isInSeat(element) === isEditing;
}

const puttings = new WeakMap<HTMLElement, (cell: HTMLTableCellElement) => () => void>();

/** Puts a seat into its cell; always the same for the same one, or the focus would be lost. */
export function puttingInto(seat: HTMLElement) {
  const known = puttings.get(seat);
  if (known) return known;
  const put = (cell: HTMLTableCellElement) => {
    cell.append(seat);
    cell.setAttribute(styles.editorName, shown.has(seat) ? 'shown' : 'ahead');
    return () => {
      seat.remove();
      cell.removeAttribute(styles.editorName);
    };
  };
  puttings.set(seat, put);
  return put;
}
