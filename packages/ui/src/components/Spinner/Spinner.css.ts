import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';

export const spinner = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
});

export const arrangement = {
  standard: componentStyle({ flexDirection: 'row' }),
  large: componentStyle({ flexDirection: 'column', gap: vars.space.large }),
};

const turn = keyframes({ to: { rotate: '1turn' } });

export const ring = componentStyle({
  flexShrink: 0,
  border: `${vars.line.thick} solid ${vars.color.divider}`,
  borderBlockStartColor: vars.tone.accent.solid,
  borderRadius: vars.radius.full,
  animation: `${turn} ${vars.motion.loop} linear infinite`,
  '@media': {
    [media.forcedColors]: { borderColor: 'GrayText', borderBlockStartColor: 'Highlight' },
  },
});

export const ringSize = {
  standard: componentStyle({ inlineSize: '1.25em', blockSize: '1.25em' }),
  large: componentStyle({ inlineSize: vars.space.xxlarge, blockSize: vars.space.xxlarge }),
};

export const label = componentStyle({ color: vars.color.textMuted });
