import { vars } from '../../theme/contract.css.ts';
import { layoutStyle, layoutVariants } from '../../theme/layeredStyle.ts';
import { spaces } from '../../theme/tokenTypes.ts';

export const form = layoutStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const space = layoutVariants(spaces, (step) => ({ gap: vars.space[step] }));
