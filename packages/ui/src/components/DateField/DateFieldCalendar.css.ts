import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';

export const group = componentStyle({ position: 'relative', display: 'flex', minInlineSize: 0 });

/** Leaves space for the button at the right end of the field. */
globalStyle(`${group} > input`, {
  '@layer': { [layers.components]: { paddingInlineEnd: vars.size.control } },
});

export const opener = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.xsmall,
  display: 'flex',
  alignItems: 'center',
});
