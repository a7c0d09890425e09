import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layeredStyle.ts';
import { media } from '../theme/media.ts';

const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.5 } });

/** A bar in the place of text that is on its way. */
export const skeleton = componentStyle({
  display: 'inline-block',
  blockSize: vars.space.small,
  borderRadius: vars.radius.small,
  background: vars.tone.neutral.softPressed,
  animation: `${appear} ${vars.motion.slow} ${vars.motion.fast} both, ${breathe} calc(2 * ${vars.motion.loop}) ease-in-out infinite`,
  '@media': { [media.forcedColors]: { background: 'GrayText' } },
});

/** Uneven widths that look like text. */
export const skeletonWidths = [
  componentStyle({ inlineSize: '60%' }),
  componentStyle({ inlineSize: '85%' }),
  componentStyle({ inlineSize: '45%' }),
  componentStyle({ inlineSize: '72%' }),
];
