import { componentStyle } from '../../theme/layeredStyle.ts';

export const holder = componentStyle({ display: 'flex', minInlineSize: 0 });
