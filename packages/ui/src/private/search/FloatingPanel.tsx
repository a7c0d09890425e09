import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { floating, floatingLayer } from '../dialogs/floating.css.ts';
import { placeOfPanel, spaceFor, type View } from './placeOfPanel.ts';
import { panel } from './SuggestionPanel.css.ts';

/** Pixels to a rem of the browser's standard text. */
const pixelsPerRem = 16;

interface FloatingPanelProps {
  /** The field to which it belongs; it opens above where there is more space. */
  fieldRef: RefObject<HTMLElement | null>;
  /** How wide it is, in pixels at the standard text size; left out, as wide as the field. */
  width: number | undefined;
  children: ReactNode;
}

const preventDefault = (event: { preventDefault: () => void }) => event.preventDefault();

/** Pressing on a list leaves the focus in the field, and its text as it is. */
const keepsFocus = {
  onMouseDown: preventDefault,
  // On Linux the middle button would paste into the field, which has the focus all the while.
  onMouseUp: preventDefault,
};

/**
 * Lies over everything beside a field, in the browser's own top layer: nothing cuts it off. In the page
 * it is where the field is, so that it belongs to the same landmark, dialog and form.
 */
export function FloatingPanel({ fieldRef, width, children }: FloatingPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!ref.current?.matches(':popover-open')) ref.current?.showPopover();
    place(fieldRef.current, ref.current);
  });
  useEffect(() => {
    const follow = () => place(fieldRef.current, ref.current);
    const ending = new AbortController();
    const { signal } = ending;
    window.addEventListener('scroll', follow, { capture: true, passive: true, signal });
    window.addEventListener('resize', follow, { signal });
    // The keyboard on the screen comes and goes without the window changing.
    window.visualViewport?.addEventListener('resize', follow, { signal });
    window.visualViewport?.addEventListener('scroll', follow, { signal });
    return () => ending.abort();
  }, [fieldRef]);
  return (
    <div
      {...keepsFocus}
      ref={ref}
      popover="manual"
      className={`${floating} ${panel}`}
      style={{
        ...floatingLayer,
        inlineSize: width === undefined ? 'var(--field-width)' : `${width / pixelsPerRem}rem`,
      }}
    >
      {children}
    </div>
  );
}

function place(field: HTMLElement | null, list: HTMLElement | null) {
  if (!field || !list) return;
  const box = field.getBoundingClientRect();
  const view = viewOf(window);
  list.style.setProperty('--field-width', `${box.width}px`);
  list.style.setProperty('--space', `${spaceFor(box, view)}px`);
  const size = { width: list.offsetWidth, height: list.offsetHeight };
  const { left, top } = placeOfPanel(box, size, view);
  list.style.left = `${left}px`;
  list.style.top = `${top}px`;
}

/** Without the scroll bars, and without what a keyboard on the screen covers. */
function viewOf({ visualViewport, document }: Window): View {
  const { clientWidth, clientHeight } = document.documentElement;
  return {
    left: visualViewport?.offsetLeft ?? 0,
    top: visualViewport?.offsetTop ?? 0,
    width: Math.min(clientWidth, visualViewport?.width ?? clientWidth),
    height: Math.min(clientHeight, visualViewport?.height ?? clientHeight),
  };
}
