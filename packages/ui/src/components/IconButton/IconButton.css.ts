import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants, overPart } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { buttonSizes } from '../Button/buttonLooks.ts';

const side = { standard: vars.size.control, small: vars.size.controlSmall };

/** A square, as high as a button of the same size, and never under the least target. */
export const square = componentVariants(buttonSizes, (size) => ({
  ...textStyle(size),
  position: 'relative',
  flexShrink: 0,
  inlineSize: `max(${side[size]}, ${vars.size.target})`,
  blockSize: `max(${side[size]}, ${vars.size.target})`,
  ...overPart({ padding: 0 }),
}));

/** A dot on the corner of the picture: there is something to see here. */
export const mark = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space.xsmall,
  insetInlineEnd: vars.space.xsmall,
  inlineSize: '0.6em',
  blockSize: '0.6em',
  border: `${vars.line.thin} solid ${vars.color.surface}`,
  borderRadius: vars.radius.full,
  background: vars.tone.accent.solid,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
