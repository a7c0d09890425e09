import { layoutStyle, layoutVariants } from '../../theme/layeredStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { spaces } from '../../theme/tokenTypes.ts';
import { inlineAlignments, inlineDistributions } from './inlineArrangements.ts';

const alignItems = {
  top: 'flex-start',
  center: 'center',
  baseline: 'baseline',
  bottom: 'flex-end',
};
const justifyContent = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  spread: 'space-between',
};

export const inline = layoutStyle({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 });

export const space = layoutVariants(spaces, (step) => ({ gap: vars.space[step] }));

export const align = layoutVariants(inlineAlignments, (side) => ({ alignItems: alignItems[side] }));

export const distribute = layoutVariants(inlineDistributions, (way) => ({
  justifyContent: justifyContent[way],
}));
