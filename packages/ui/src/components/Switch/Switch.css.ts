import { besideFirstLine, button, pictureSize } from '../../private/fields/toggle.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';

const thumbSize = `calc(${pictureSize} - 0.5rem)`;

/** The rail: an edge all round, so that the thumb's side shows on or off without colour. */
export const track = componentStyle({
  // Printers leave grounds out, and with them what is on and what is off.
  printColorAdjust: 'exact',
  ...besideFirstLine,
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  inlineSize: `calc(${pictureSize} * 1.75)`,
  blockSize: pictureSize,
  paddingInline: '0.1875rem',
  border: `${vars.line.thin} solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.controlEdge,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    [`${button}[data-hovered] &`]: { borderColor: vars.color.controlEdgeHovered },
    [`${button}[data-focus-visible] &`]: {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: vars.focus.offset,
    },
    [`${button}[data-selected] &`]: {
      justifyContent: 'flex-end',
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
    },
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

export const thumb = componentStyle({
  inlineSize: thumbSize,
  blockSize: thumbSize,
  borderRadius: vars.radius.full,
  background: 'currentColor',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
