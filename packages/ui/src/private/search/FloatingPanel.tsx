import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { floating, floatingLayer } from '../floating.css.ts';
import { panel } from './SuggestionPanel.css.ts';

/** Pixels between a field and its list. */
const gap = 4;

/** Pixels that a list stays away from the edge of the window. */
const edge = 8;

/** Pixels to a rem of the browser's standard text. */
const pixelsPerRem = 16;

interface FloatingPanelProps {
  /** The field it stands below, or above where there is more room. */
  fieldRef: RefObject<HTMLElement | null>;
  /** How wide it is, in pixels at the standard text size; left out, as wide as the field. */
  width: number | undefined;
  children: ReactNode;
}

/** Pressing on a list leaves the focus in the field. */
const keepsFocus = {
  onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
};

/**
 * Lies over everything beside a field, in the browser's own top layer: nothing cuts it off. In the page
 * it stands where the field stands, so that it belongs to the same landmark, dialog and form.
 */
export function FloatingPanel({ fieldRef, width, children }: FloatingPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!ref.current?.matches(':popover-open')) ref.current?.showPopover();
    place(fieldRef.current, ref.current);
  });
  useEffect(() => {
    const follow = () => place(fieldRef.current, ref.current);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
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
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, top, bottom, width } = field.getBoundingClientRect();
  const below = clientHeight - bottom - gap - edge;
  const above = top - gap - edge;
  list.style.setProperty('--field-width', `${width}px`);
  list.style.setProperty('--room', `${Math.max(below, above)}px`);
  const isAbove = list.offsetHeight > below && above > below;
  const furthest = clientWidth - list.offsetWidth - edge;
  list.style.top = `${isAbove ? top - gap - list.offsetHeight : bottom + gap}px`;
  list.style.left = `${Math.max(edge, Math.min(left, furthest))}px`;
}
