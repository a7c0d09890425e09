/** What a press began on, and where that was then. */
let begun: { readonly target: Element; readonly box: DOMRect } | undefined;
/** Whether the browser's own click of this press is to be left out. */
let isCompleted = false;

/**
 * Completes each press on what it began on, also when that moves from under the pointer before it is let
 * go: a message that appears as a field is left moves what is below it. The browser would give the
 * click to an element around both places. May be called more than once.
 */
export function completePresses(): void {
  // In the capture phase, before a field blurs and before propagation can be stopped.
  document.addEventListener('pointerdown', begin, true);
  document.addEventListener('mouseup', end, true);
  document.addEventListener('click', leaveOut, true);
}

function begin({ target, isPrimary, button }: PointerEvent): void {
  const isPress = isPrimary && button === 0 && target instanceof Element;
  begun = isPress ? { target, box: target.getBoundingClientRect() } : undefined;
  isCompleted = false;
}

/** Runs on `mouseup`, which a touch fires too: a field loses the focus only then, after `pointerup`. */
function end(event: MouseEvent): void {
  const press = begun;
  begun = undefined;
  if (!press || event.button !== 0) return;
  const { target, box } = press;
  const isOverTarget = event.target instanceof Node && target.contains(event.target);
  const hasMovedAway = holds(box, event) && !holds(target.getBoundingClientRect(), event);
  if (isOverTarget || !hasMovedAway || !target.isConnected) return;
  const { ctrlKey, shiftKey, altKey, metaKey, clientX, clientY, view } = event;
  target.dispatchEvent(
    new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      composed: true,
      ctrlKey,
      shiftKey,
      altKey,
      metaKey,
      clientX,
      clientY,
      view,
    }),
  );
  isCompleted = true;
}

function leaveOut(event: MouseEvent): void {
  // A click of the keyboard, or of a program, belongs to no press: it counts none.
  if (!isCompleted || !event.isTrusted || event.detail === 0) return;
  isCompleted = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function holds({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent): boolean {
  return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
}
