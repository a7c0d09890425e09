import { useContext, useId, type ReactElement, type ReactNode } from 'react';
import {
  DialogTrigger,
  OverlayTriggerStateContext,
  Popover as AriaPopover,
} from 'react-aria-components';
import { keyMark } from '../../private/keyMark.ts';
import { floating, floatingLayer } from '../../private/floating.css.ts';
import { ReturnedFocus } from '../../private/ReturnedFocus.tsx';
import * as styles from './Popover.css.ts';
import type { PopoverPlacement } from './popoverPlacements.ts';

type PopoverContent = ReactNode | ((close: () => void) => ReactNode);

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** The button that opens it: one of ours. */
  trigger: ReactElement;
  /** What it is about: its heading, and its name for screen readers. */
  title: string;
  /** What stands in it; as a function it is given `close`. */
  children: PopoverContent;
  /** Where it stands beside its button; on the other side where there is no room. */
  placement?: PopoverPlacement;
  /** Whether it is open, when that is kept outside of it. */
  isOpen?: boolean;
  /** Called when it opens and when it closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A small panel beside the button that opens it. The focus goes into it and, when it closes, back to
 * the button. Escape and a press elsewhere close it; what was filled in stays with the caller.
 */
export function Popover({
  trigger,
  title,
  children,
  placement = 'bottom start',
  ...props
}: PopoverProps) {
  const titleId = useId();
  return (
    <DialogTrigger {...props}>
      {trigger}
      <AriaPopover
        {...keyMark('popover')}
        className={`${floating} ${styles.popover}`}
        style={floatingLayer}
        placement={placement}
        aria-labelledby={titleId}
      >
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <Content>{children}</Content>
        <ReturnedFocus />
      </AriaPopover>
    </DialogTrigger>
  );
}

function Content({ children }: { children: PopoverContent }) {
  const state = useContext(OverlayTriggerStateContext);
  return typeof children === 'function' ? children(() => state?.close()) : children;
}
