import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { states } from '../../theme/states.ts';
import { focusRingInside } from '../../theme/textStyle.ts';

export const tabs = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** Where there is no room for all, they go over more lines: none is out of sight. */
export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xsmall,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.divider}`,
  '@media': { [media.print]: { border: 'none' } },
});

export const tab = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  paddingInline: vars.size.controlInset,
  borderBlockEnd: `${vars.line.thick} solid transparent`,
  borderStartStartRadius: vars.radius.small,
  borderStartEndRadius: vars.radius.small,
  color: vars.color.text,
  fontWeight: vars.font.medium,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background ${vars.motion.fast}, color ${vars.motion.fast}`,
  selectors: {
    '&:focus-visible': focusRingInside,
    [states.hovered]: { background: vars.tone.neutral.soft },
    [states.selected]: {
      color: vars.tone.accent.text,
      borderBlockEndColor: vars.tone.accent.solid,
    },
    [states.disabled]: { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      borderBlockEndColor: 'Canvas',
      selectors: {
        [states.selected]: { color: 'Highlight', borderBlockEndColor: 'Highlight' },
        [states.disabled]: { color: 'GrayText' },
      },
    },
    // The name of the open one is the heading of what is printed.
    [media.print]: {
      minBlockSize: 0,
      padding: 0,
      border: 'none',
      fontWeight: vars.font.strong,
      selectors: {
        '&:not([data-selected])': { display: 'none' },
        [states.selected]: { color: vars.color.text },
      },
    },
  },
});

export const panel = componentStyle({
  minInlineSize: 0,
  paddingBlockStart: vars.space.large,
  selectors: { '&[data-inert]': { display: 'none' } },
});
