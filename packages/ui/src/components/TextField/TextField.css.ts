import { componentStyle } from '../../theme/layeredStyle.ts';

/** Figures of one width, so that numbers typed under one another can be compared. */
export const input = componentStyle({ fontVariantNumeric: 'tabular-nums' });
