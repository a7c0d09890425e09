import { componentStyle } from '../../theme/layeredStyle.ts';

export const content = componentStyle({ minInlineSize: 0 });
