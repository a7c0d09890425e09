import type { MouseEvent } from 'react';

const interactive = 'a, button, input, select, textarea, label, summary, [tabindex]';

/**
 * The whole row leads where its link leads: a click anywhere in it is passed on to the link, with its
 * modifier keys; a click that ends a selection, or that answers a control in the row, is not. A link
 * stretched over the row would do without, but then its text could not be selected.
 */
export function passClickToLink(event: MouseEvent<HTMLTableRowElement>): void {
  const row = event.currentTarget;
  const target = event.target as Element;
  const link = row.querySelector<HTMLAnchorElement>('a[data-row-link]');
  // What lies around the table may be focusable too: the page itself is.
  const control = target.closest(interactive);
  const isForRow = row.contains(target) && (control === null || !row.contains(control));
  const isSelecting = window.getSelection()?.isCollapsed === false;
  const isPrimary = event.type === 'click';
  const isMiddle = event.type === 'auxclick' && event.button === 1;
  if (!link || !isForRow || isSelecting || !(isPrimary || isMiddle)) return;
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

/** Keeps the middle button from scrolling, so that it can open the row in a new tab. */
export function keepMiddleButton(event: MouseEvent<HTMLTableRowElement>): void {
  if (event.button === 1) event.preventDefault();
}
