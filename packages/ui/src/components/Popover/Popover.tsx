import { useContext, type ReactElement, type ReactNode } from 'react';
import { DialogTrigger, OverlayTriggerStateContext } from 'react-aria-components';
import { PopoverPanel } from './PopoverPanel.tsx';
import type { PopoverPlacement } from './popoverPlacements.ts';

type PopoverContent = ReactNode | ((close: () => void) => ReactNode);

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** The button that opens it: one of ours. */
  trigger: ReactElement;
  /** What it is about: its heading, and its name for screen readers. */
  title: string;
  /** The content; as a function it is given `close`. */
  children: PopoverContent;
  /** Its side of the button; the other side where space is short. */
  placement?: PopoverPlacement;
  /** Whether it is open, when that is kept outside of it. */
  isOpen?: boolean;
  /** Called when it opens and when it closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A small panel beside the button that opens it. The focus moves into it and, when it closes, back to the
 * button. Escape and a click elsewhere close it; the caller keeps its values.
 */
export function Popover({
  trigger,
  title,
  children,
  placement = 'bottom start',
  ...props
}: PopoverProps) {
  return (
    <DialogTrigger {...props}>
      {trigger}
      <PopoverPanel title={title} placement={placement}>
        <Content>{children}</Content>
      </PopoverPanel>
    </DialogTrigger>
  );
}

function Content({ children }: { children: PopoverContent }) {
  const state = useContext(OverlayTriggerStateContext);
  return typeof children === 'function' ? children(() => state?.close()) : children;
}
