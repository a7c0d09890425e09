import { vars } from '../../theme/contract.css.ts';
import { layoutStyle, layoutVariants } from '../../theme/layeredStyle.ts';
import { spaces } from '../../theme/tokenTypes.ts';
import { columnWidths, type ColumnWidth } from './columnWidths.ts';

const least: Record<ColumnWidth, string> = { narrow: '10rem', medium: '16rem', wide: '24rem' };

export const columns = layoutStyle({ display: 'grid', minInlineSize: 0, alignItems: 'start' });

export const minWidth = layoutVariants(columnWidths, (name) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least[name]}), 1fr))`,
}));

export const space = layoutVariants(spaces, (step) => ({ gap: vars.space[step] }));
