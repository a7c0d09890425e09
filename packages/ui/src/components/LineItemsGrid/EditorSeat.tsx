import { useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface EditorSeatProps {
  seat: HTMLElement;
  /** The editor. */
  children: ReactNode;
}

/** Draws an editor into its seat, whether that stands in its cell yet or not. */
export function EditorSeat({ seat, children }: EditorSeatProps) {
  return createPortal(
    <>
      <BrieflyInPage seat={seat} />
      {children}
    </>,
    seat,
  );
}

/**
 * Has an editor that is drawn ahead stand in the page, out of sight, while it is drawn and no longer:
 * fields of react-aria look there for the texts that they name as their description.
 */
function BrieflyInPage({ seat }: Pick<EditorSeatProps, 'seat'>) {
  // Before the effects of the editor, which stands after it.
  useLayoutEffect(() => {
    if (seat.isConnected) return;
    const place = document.createElement('div');
    place.hidden = true;
    place.append(seat);
    document.body.append(place);
    // What the effects draw again is drawn before that.
    queueMicrotask(() => {
      place.remove();
      if (seat.parentElement === place) seat.remove();
    });
  });
  return null;
}

const puttings = new WeakMap<HTMLElement, (cell: HTMLTableCellElement) => () => void>();

/** Puts an editor into its cell; always the same for the same one, or the focus would be lost. */
export function puttingInto(seat: HTMLElement) {
  const known = puttings.get(seat);
  if (known) return known;
  const put = (cell: HTMLTableCellElement) => {
    cell.append(seat);
    return () => seat.remove();
  };
  puttings.set(seat, put);
  return put;
}
