import { componentStyle } from '../../theme/layeredStyle.ts';

export const icon = componentStyle({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
