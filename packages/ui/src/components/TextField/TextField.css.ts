import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';

/** Digits of one width, so that numbers typed under one another can be compared. */
export const input = componentStyle({ fontVariantNumeric: 'tabular-nums' });

/** The button keeps its label on one line; the text takes the remaining width. */
export const withAction = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.small,
  whiteSpace: 'nowrap',
});
