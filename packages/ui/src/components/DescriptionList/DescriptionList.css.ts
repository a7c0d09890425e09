import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { descriptionListLooks } from './descriptionListLooks.ts';

export const list = componentStyle({
  ...textStyle('standard'),
  display: 'grid',
  gap: vars.space.small,
  columnGap: vars.space.large,
  margin: 0,
});

/** Amounts fit beside their names on any screen; texts do not. */
export const look = componentVariants(descriptionListLooks, (name) =>
  name === 'sum'
    ? { gridTemplateColumns: 'minmax(0, 1fr) auto' }
    : {
        gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
        '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
);

/** Its two parts are on the lines of the list, so that all values begin at one edge. */
export const fact = componentStyle({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
  selectors: {
    [`${look.sum} > &:last-child`]: {
      paddingBlockStart: vars.space.small,
      borderBlockStart: `${vars.line.thin} solid ${vars.color.divider}`,
      fontWeight: vars.font.strong,
    },
  },
});

export const term = componentStyle({
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  selectors: { [`${look.sum} > :last-child > &`]: { color: vars.color.text } },
});

export const value = componentStyle({
  margin: 0,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: { [`${look.sum} &`]: { textAlign: 'end' } },
});
