import { besideFirstLine, button, pictureSize } from '../../private/fields/toggle.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';

const filled = {
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

export const box = componentStyle({
  // Printers leave grounds out, and with them what is on and what is off.
  printColorAdjust: 'exact',
  ...besideFirstLine,
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: pictureSize,
  blockSize: pictureSize,
  border: `${vars.line.thin} solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    [`${button}[data-hovered] &`]: { borderColor: vars.color.controlEdgeHovered },
    [`${button}[data-focus-visible] &`]: {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: vars.focus.offset,
    },
    [`${button}[data-selected] &`]: filled,
    [`${button}[data-indeterminate] &`]: filled,
    [`${button}[data-invalid] &`]: { borderColor: vars.tone.critical.edge },
    [`${button}[data-disabled] &`]: {
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
    },
  },
});

export const dash = componentStyle({
  inlineSize: '0.625rem',
  borderBlockStart: `${vars.line.thick} solid`,
});
