/** Pixels between a field and its list. */
const gap = 4;

/** Pixels that a list stays away from the edge of what is seen. */
const edge = 12;

/** Pixels that a list may have however little is seen: it scrolls. */
const leastSpace = 96;

/** The visible part of the window, without an on-screen keyboard. */
export interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The rectangle of a field in the window. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'bottom'>;

/** The height that a list beside a field may have, above it or below it, whichever is more. */
export function spaceFor(field: Box, view: View): number {
  return Math.max(leastSpace, spaceBelow(field, view), spaceAbove(field, view));
}

/** Puts a list of this size below its field, or above it when it only fits there, inside what is seen. */
export function placeOfPanel(
  field: Box,
  panel: { width: number; height: number },
  view: View,
): { left: number; top: number } {
  const below = spaceBelow(field, view);
  const isAbove = panel.height > below && spaceAbove(field, view) > below;
  const furthest = view.left + view.width - panel.width - edge;
  return {
    left: Math.max(view.left + edge, Math.min(field.left, furthest)),
    top: isAbove ? field.top - gap - panel.height : field.bottom + gap,
  };
}

function spaceBelow(field: Box, view: View): number {
  return view.top + view.height - field.bottom - gap - edge;
}

function spaceAbove(field: Box, view: View): number {
  return field.top - view.top - gap - edge;
}
