import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { hideInPrint } from '../../theme/print/print.ts';
import { states } from '../../theme/states.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** What lies over the page beside the thing that opened it: a menu, a panel, a list of suggestions. */
export const floating = hideInPrint(
  componentStyle({
    maxInlineSize: `calc(100vw - 2 * ${vars.space.medium})`,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    border: `${vars.line.thin} solid ${vars.color.divider}`,
    borderRadius: vars.radius.medium,
    background: vars.color.raised,
    color: vars.color.text,
    boxShadow: vars.shadow.high,
    outline: 'none',
    selectors: {
      [states.entering]: { animation: `${appear} ${vars.motion.fast}` },
    },
  }),
);

/**
 * Its place in the stack, beside react-aria's own: with the dialogs, so that of a dialog and what
 * floats, the one that was opened later lies above, and below the toasts.
 */
export const floatingLayer = { zIndex: vars.zIndex.modal };
