import { vars } from '../theme/contract.css.ts';
import { layoutStyle } from '../theme/layeredStyle.ts';

/** As far below the input as in a field that has its own. */
export const below = layoutStyle({ marginBlockStart: vars.space.xsmall });
