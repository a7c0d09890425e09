import { componentStyle } from '../../theme/layeredStyle.ts';
import { vars } from '../../theme/contract.css.ts';

export const screen = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  padding: vars.space.gutter,
  textAlign: 'center',
});
