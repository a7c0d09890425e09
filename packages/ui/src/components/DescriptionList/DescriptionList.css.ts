import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { textStyle } from '../../theme/textStyle.ts';

export const list = componentStyle({
  ...textStyle('standard'),
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  gap: vars.space.small,
  columnGap: vars.space.large,
  margin: 0,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Its two parts stand on the lines of the list, so that all values begin at one edge. */
export const fact = componentStyle({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
});

export const term = componentStyle({ color: vars.color.textMuted, overflowWrap: 'anywhere' });

export const value = componentStyle({
  margin: 0,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
