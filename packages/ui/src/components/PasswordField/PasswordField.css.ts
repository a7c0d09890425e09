import { vars } from '../../theme/contract.css.ts';
import { componentStyle, overPart } from '../../theme/layeredStyle.ts';

export const group = componentStyle({ position: 'relative', display: 'flex', minInlineSize: 0 });

/** Leaves space for the button at the right end of the field. */
export const input = componentStyle(overPart({ paddingInlineEnd: '7.25em' }));

export const toggle = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.xsmall,
  display: 'flex',
  alignItems: 'center',
});
