import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { textStyle } from '../../theme/textStyle.ts';

/** A list that is longer scrolls. */
const highest = '24rem';

/** Its place and `--space`, its maximum height, are computed from the place of its field. */
export const panel = componentStyle({
  position: 'fixed',
  inset: 'auto',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  maxBlockSize: `min(${highest}, var(--space, 50vh))`,
  margin: 0,
  padding: vars.space.xsmall,
  overflow: 'hidden',
});

export const status = componentStyle({
  ...textStyle('small'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  padding: vars.space.small,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const list = componentStyle({
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
});

export const option = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: `max(${vars.size.controlSmall}, ${vars.size.target})`,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      background: vars.tone.accent.soft,
      color: vars.tone.accent.onSoft,
      borderColor: vars.tone.accent.edge,
      '@media': {
        [media.forcedColors]: {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

/** The action is separated from the suggestions above it. */
export const action = componentStyle({
  color: vars.tone.accent.text,
  fontWeight: vars.font.medium,
  selectors: {
    '[role="option"] + &': { marginBlockStart: vars.space.xsmall },
  },
});

/** In sight however long the list is. */
export const pinned = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  background: vars.color.raised,
});

export const words = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
});

export const description = componentStyle({ ...textStyle('small'), opacity: 0.9 });
