import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { hideInPrint } from '../../theme/print/print.ts';

export const indicator = hideInPrint(
  componentStyle({
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: vars.zIndex.toast,
    overflow: 'hidden',
    pointerEvents: 'none',
  }),
);

const pass = keyframes({ from: { translate: '-60% 0' }, to: { translate: '110% 0' } });

/** Where movement is not wanted, the line is static over the whole width. */
export const line = componentStyle({
  inlineSize: '100%',
  blockSize: vars.space.xsmall,
  background: vars.tone.accent.solid,
  animation: `${pass} calc(2 * ${vars.motion.loop}) ease-in-out infinite`,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
