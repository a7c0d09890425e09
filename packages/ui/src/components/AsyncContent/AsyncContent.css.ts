import { componentStyle } from '../../theme/layeredStyle.ts';
import { paperRule } from '../../theme/paper.ts';

export const content = componentStyle({ minInlineSize: 0 });

// The height that is kept on the screen would be white on paper.
paperRule(`.${content}`, { minBlockSize: '0 !important' });
