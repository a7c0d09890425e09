import {
  besideFirstLine,
  button,
  disabledPicture,
  pictureSize,
  pointedPicture,
  selectedPicture,
} from '../../private/fields/toggle.css.ts';
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
    ...pointedPicture,
    [`${button}[data-selected] &`]: { justifyContent: 'flex-end', ...selectedPicture },
    [`${button}[data-disabled] &`]: disabledPicture,
  },
});

export const thumb = componentStyle({
  inlineSize: thumbSize,
  blockSize: thumbSize,
  borderRadius: vars.radius.full,
  background: 'currentColor',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
