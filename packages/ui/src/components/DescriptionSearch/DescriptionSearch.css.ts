import { componentStyle } from '../../theme/layeredStyle.ts';

export const holder = componentStyle({ display: 'grid', minInlineSize: 0 });
