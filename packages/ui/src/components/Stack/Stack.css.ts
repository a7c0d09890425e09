import { layoutStyle, layoutVariants } from '../../theme/layeredStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { spaces } from '../../theme/tokenTypes.ts';
import { stackAlignments } from './stackAlignments.ts';

const alignItems = { fill: 'stretch', start: 'flex-start', center: 'center', end: 'flex-end' };

export const stack = layoutStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const space = layoutVariants(spaces, (step) => ({ gap: vars.space[step] }));

export const align = layoutVariants(stackAlignments, (side) => ({ alignItems: alignItems[side] }));
