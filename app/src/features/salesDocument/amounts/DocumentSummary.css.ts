import { lowControls, vars } from '@facturatie/ui/theme';
import { style } from '@vanilla-extract/css';

/** From the edge of the lines to the end of the amounts in their column 'Totaal': the buttons of a line and the edges. */
const behindTotals = `calc(6rem + 2 * ${vars.space.small} + ${vars.space.xsmall} + 2 * ${vars.line.thin})`;

export const container = style({ ...lowControls, containerType: 'inline-size' });

/** The totals end where those of the lines above them do. */
export const summary = style({
  display: 'grid',
  gap: vars.space.large,
  '@container': {
    '(min-width: 48rem)': {
      // The table of VAT takes at least the width of its columns.
      gridTemplateColumns: 'minmax(19.6rem, 1fr) minmax(0, 26rem)',
      alignItems: 'start',
      paddingInlineEnd: behindTotals,
    },
  },
});

/** As wide as the largest amount, so that the buttons before amounts are aligned. */
export const amount = style({
  minInlineSize: '9.5rem',
  textAlign: 'end',
  '@container': { '(max-width: 20rem)': { minInlineSize: '7rem' } },
});
