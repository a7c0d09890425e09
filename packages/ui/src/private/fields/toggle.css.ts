import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { states } from '../../theme/states.ts';
import { textStyle } from '../../theme/textStyle.ts';

/** How high the picture of a toggle is. */
export const pictureSize = '1.25rem';

/** Puts the picture beside the first line of a label that runs over several. */
export const besideFirstLine = { marginBlock: `calc((1lh - ${pictureSize}) / 2)` };

/** A toggle with its help and error below its label. */
export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minInlineSize: 0,
});

/** Picture and label: one target. */
export const button = componentStyle({
  ...textStyle('standard'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  minBlockSize: vars.size.controlSmall,
  // One line is in the middle, as in the buttons beside it.
  paddingBlock: `calc((${vars.size.controlSmall} - 1lh) / 2)`,
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    [states.readOnly]: { cursor: 'default' },
    [states.disabled]: {
      color: vars.color.textDisabled,
      cursor: 'not-allowed',
      '@media': { [media.forcedColors]: { color: 'GrayText' } },
    },
  },
});

/** The picture of a toggle that is on. */
export const selectedPicture = {
  background: vars.tone.accent.solid,
  borderColor: vars.tone.accent.solid,
  color: vars.tone.accent.onSolid,
  '@media': {
    [media.forcedColors]: {
      background: 'Highlight',
      borderColor: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
  },
} as const;

/** The picture of a toggle under the pointer, and with the focus. */
export const pointedPicture = {
  [`${button}[data-hovered] &`]: { borderColor: vars.color.controlEdgeHovered },
  [`${button}[data-focus-visible] &`]: {
    outline: `${vars.focus.width} solid ${vars.color.focus}`,
    outlineOffset: vars.focus.offset,
  },
} as const;

/** The picture of a disabled toggle, on or off. */
export const disabledPicture = {
  background: vars.color.sunken,
  borderColor: vars.color.divider,
  color: vars.color.textDisabled,
  '@media': {
    [media.forcedColors]: {
      background: 'Canvas',
      borderColor: 'GrayText',
      color: 'GrayText',
      forcedColorAdjust: 'none',
    },
  },
} as const;

export const description = componentStyle({
  ...textStyle('small'),
  color: vars.color.textMuted,
  textWrap: 'pretty',
});

export const error = componentStyle({
  ...textStyle('small'),
  display: 'flex',
  gap: vars.space.xsmall,
  color: vars.tone.critical.text,
  fontWeight: vars.font.medium,
});
