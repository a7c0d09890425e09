import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { placeTooltip } from './placeTooltip.ts';
import * as styles from './Tooltip.css.ts';
import type { TooltipPlacement } from './tooltipPlacements.ts';

interface TooltipBubbleProps {
  text: string;
  /** The trigger. */
  target: RefObject<Element | null>;
  placement: TooltipPlacement;
  /** An alert is announced when it appears. */
  role?: 'tooltip' | 'alert';
  id?: string | undefined;
  /** Called when the pointer goes over it, and when it leaves. */
  onHover?: (isOver: boolean) => void;
  /** Called when the page moves away under it. */
  onScroll?: () => void;
}

/**
 * A tooltip that is open. It is beside its target in the document, so that it belongs to the same
 * landmark and the same dialog, and in the browser's top layer, where nothing cuts it off.
 */
export function TooltipBubble({ target, placement, ...props }: TooltipBubbleProps) {
  const { text, role = 'tooltip', id, onHover, onScroll } = props;
  const bubble = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    // Before Firefox 125 there is no top layer for it: it then lies over the page by its order.
    if (bubble.current && 'showPopover' in bubble.current) bubble.current.showPopover();
  }, []);

  useLayoutEffect(() => {
    function stand() {
      if (!bubble.current || !target.current) return;
      const place = placeTooltip(
        placement,
        target.current.getBoundingClientRect(),
        bubble.current.getBoundingClientRect(),
        { width: innerWidth, height: innerHeight },
      );
      bubble.current.style.left = `${place.left}px`;
      bubble.current.style.top = `${place.top}px`;
    }
    stand();
    window.addEventListener('resize', stand);
    return () => window.removeEventListener('resize', stand);
  });

  useEffect(() => {
    if (!onScroll) return undefined;
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', onScroll, { capture: true });
  }, [onScroll]);

  return (
    <span
      ref={bubble}
      role={role}
      id={id}
      popover="manual"
      className={styles.tooltip}
      onPointerEnter={() => onHover?.(true)}
      onPointerLeave={() => onHover?.(false)}
    >
      {text}
    </span>
  );
}
