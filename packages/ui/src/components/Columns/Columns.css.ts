import { vars } from '../../theme/contract.css.ts';
import { layoutStyle, layoutVariants } from '../../theme/layeredStyle.ts';
import { spaces } from '../../theme/tokenTypes.ts';
import { columnMinWidths, type ColumnMinWidth } from './columnMinWidths.ts';

const least: Record<ColumnMinWidth, string> = { narrow: '10rem', medium: '16rem', wide: '24rem' };

export const columns = layoutStyle({ display: 'grid', minInlineSize: 0, alignItems: 'start' });

export const minWidth = layoutVariants(columnMinWidths, (name) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least[name]}), 1fr))`,
}));

export const space = layoutVariants(spaces, (step) => ({ gap: vars.space[step] }));
