import type { MouseEvent } from 'react';

const interactive =
  'a, button, input, select, textarea, label, summary, [tabindex], [data-row-actions]';

/**
 * The whole row leads where its link leads: a click anywhere in it is passed on to the link, with its
 * modifier keys; a click that answers a control in the row, or lands beside one, is not. A link
 * stretched over the row would do without, but then its text could not be selected.
 */
export function passClickToLink(event: MouseEvent<HTMLTableRowElement>): void {
  const row = event.currentTarget;
  const target = event.target as Element;
  const link = row.querySelector<HTMLAnchorElement>('a[data-row-link]');
  // What lies around the table may be focusable too: the page itself is.
  const control = target.closest(interactive);
  const isForRow = row.contains(target) && (control === null || !row.contains(control));
  const isPrimary = event.type === 'click';
  const isMiddle = event.type === 'auxclick' && event.button === 1;
  if (!link || !isForRow || !(isPrimary || isMiddle) || endsSelection(event)) return;
  event.preventDefault();
  link.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      view: window,
      // A browser opens a new tab for its own modifier and looks past the other.
      ctrlKey: event.ctrlKey || isMiddle,
      metaKey: event.metaKey || isMiddle,
      shiftKey: event.shiftKey,
      altKey: event.altKey,
    }),
  );
}

/** Keeps a link from being followed by the release of the mouse that selected its text. */
export function keepSelection(event: MouseEvent<HTMLTableRowElement>): void {
  if (!isInRowLink(event) || !endsSelection(event)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Where the mouse was pressed last. */
let pressed = { x: 0, y: 0 };
/** A hand that clicks is not quite still. */
const stillness = 4;

/** Remembers where the mouse is pressed; keeps the middle button from scrolling, it opens the row. */
export function rememberPress(event: MouseEvent<HTMLTableRowElement>): void {
  pressed = { x: event.clientX, y: event.clientY };
  if (event.button === 1) event.preventDefault();
  if (event.button === 0 && isInRowLink(event)) selectFrom(event);
}

const isInRowLink = (event: MouseEvent) =>
  (event.target as Element).closest('a[data-row-link]') !== null;

function hasMoved({ clientX, clientY }: Point): boolean {
  return Math.hypot(clientX - pressed.x, clientY - pressed.y) > stillness;
}

/** Whether a click is the end of selecting text. A click on text that was selected before is not. */
function endsSelection(event: MouseEvent<HTMLTableRowElement>): boolean {
  const isByMouse = event.type === 'click' && event.detail > 0;
  if (!isByMouse || window.getSelection()?.isCollapsed !== false) return false;
  return event.detail > 1 || hasMoved(event);
}

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;
const caretAt = ({ clientX, clientY }: Point) => document.caretPositionFromPoint(clientX, clientY);

/** Selects as the mouse moves: browsers do that from any text, but not from the text of a link. */
function selectFrom(press: Point): void {
  const start = caretAt(press);
  function extend(move: globalThis.MouseEvent) {
    const end = hasMoved(move) ? caretAt(move) : null;
    if (!start || !end) return;
    const { offsetNode, offset } = end;
    window.getSelection()?.setBaseAndExtent(start.offsetNode, start.offset, offsetNode, offset);
  }
  document.addEventListener('mousemove', extend);
  document.addEventListener('mouseup', () => document.removeEventListener('mousemove', extend), {
    once: true,
  });
}
