import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { headingStyle } from '../../theme/textStyle.ts';

/** Wide enough for a field and its label, never wider than the window. */
const regular = '22rem';

export const popover = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  inlineSize: `min(${regular}, 100vw)`,
  padding: vars.space.large,
});

export const title = componentStyle(headingStyle('3'));
