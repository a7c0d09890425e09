import { vars } from '../../theme/contract.css.ts';
import { layoutStyle, layoutVariants } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { fieldCellWidths, type FieldCellWidth } from './fieldCellWidths.ts';

/** Parts of twelve, where two fields are beside one another, and where four do. */
const spans: Record<FieldCellWidth, readonly [two: number, four: number]> = {
  quarter: [6, 3],
  third: [6, 4],
  half: [12, 6],
  full: [12, 12],
};

/** Based on the width of the group, not of the window: a dialog is narrower. */
const two = '(min-width: 28rem)';
const four = '(min-width: 46rem)';

export const fieldset = layoutStyle({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const group = layoutStyle({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minInlineSize: 0,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const head = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const grid = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space.medium,
  rowGap: vars.space.medium,
  alignItems: 'start',
  minInlineSize: 0,
});

export const cell = layoutStyle({ gridColumn: 'span 12', minInlineSize: 0 });

export const width = layoutVariants(fieldCellWidths, (name) => ({
  '@container': {
    [two]: { gridColumn: `span ${spans[name][0]}` },
    [four]: { gridColumn: `span ${spans[name][1]}` },
  },
}));
