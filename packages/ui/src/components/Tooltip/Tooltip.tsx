import { useCallback, useContext, type ReactElement } from 'react';
import {
  TooltipContext,
  TooltipTrigger,
  TooltipTriggerStateContext,
  useSlottedContext,
} from 'react-aria-components';
import { TooltipBubble } from './TooltipBubble.tsx';
import { tooltipDelay, type TooltipPlacement } from './tooltipPlacements.ts';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** The text, a few words; the accessible description of its trigger. */
  text: string;
  /** The trigger: one of our buttons, links or fields. */
  children: ReactElement;
  /** Its side; another one where space is short. */
  placement?: TooltipPlacement;
  /** How long the pointer rests before it appears, in milliseconds. The keyboard does not wait. */
  delay?: number;
}

/**
 * Describes a control on hover and focus. Escape hides it, and the pointer may move over it. It does not
 * appear on touch screens, so do not put required information in it.
 */
export function Tooltip({ text, children, placement = 'top', delay = tooltipDelay }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay}>
      {children}
      <WhenOpen text={text} placement={placement} />
    </TooltipTrigger>
  );
}

/** The bubble, while the trigger around it is open. */
function WhenOpen({ text, placement }: { text: string; placement: TooltipPlacement }) {
  const state = useContext(TooltipTriggerStateContext);
  const context = useSlottedContext(TooltipContext);
  // Given by the trigger, and missing in the type.
  const { id } = (context ?? {}) as { id?: string };
  const close = state?.close;
  const closeNow = useCallback(() => close?.(true), [close]);
  if (!state?.isOpen || !context?.triggerRef) return null;
  return (
    <TooltipBubble
      id={id}
      text={text}
      target={context.triggerRef}
      placement={placement}
      onHover={(isOver) => (isOver ? state.open(true) : state.close())}
      onScroll={closeNow}
    />
  );
}
