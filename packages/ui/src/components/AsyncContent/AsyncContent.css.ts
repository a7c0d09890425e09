import { componentStyle } from '../../theme/layeredStyle.ts';
import { printRule } from '../../theme/print/print.ts';

export const content = componentStyle({ minInlineSize: 0 });

// The height that is kept on the screen would be white on paper.
printRule(`.${content}`, { minBlockSize: '0 !important' });
