import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { noMarker, textStyle } from '../../theme/textStyle.ts';

export const list = componentStyle({
  listStyleType: noMarker,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  selectors: {
    '&[hidden]': { display: 'none' },
    'li > &': { paddingBlockStart: vars.space.xxsmall },
  },
});

export const item = componentStyle({
  ...textStyle('small'),
  // Not a block: Safari puts the marker of a list item, empty as it is, on a line of its own above a block.
  display: 'inline-flex',
  verticalAlign: 'top',
  alignItems: 'center',
  gap: vars.space.small,
  inlineSize: '100%',
  minBlockSize: '2.25rem',
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'transparent',
  color: vars.color.text,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background ${vars.motion.fast}`,
  selectors: {
    '&:hover': { background: vars.tone.neutral.soft },
    '&:active': { background: vars.tone.neutral.softPressed },
    '&[aria-current]': {
      background: vars.tone.accent.soft,
      color: vars.tone.accent.onSoft,
      fontWeight: vars.font.medium,
    },
    '&[aria-disabled], &[data-disabled]': {
      background: 'transparent',
      color: vars.color.textDisabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&[aria-disabled], &[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

/** Under the label of its group: as far in as the icon is wide. */
export const nested = componentStyle({
  paddingInlineStart: `calc(${vars.space.medium} + 1.25em + ${vars.space.small})`,
});

export const groupLabel = componentStyle({ flexGrow: 1, minInlineSize: 0 });

export const arrow = componentStyle({
  display: 'flex',
  fontSize: '0.8em',
  color: vars.color.textMuted,
  transition: `rotate ${vars.motion.fast}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});
