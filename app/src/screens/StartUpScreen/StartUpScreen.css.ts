import { hiddenFromSight, vars } from '@facturatie/ui/theme';
import { style } from '@vanilla-extract/css';

/** The middle of the whole window. */
export const screen = style({
  display: 'grid',
  placeContent: 'center',
  minBlockSize: '100dvh',
  padding: vars.space.gutter,
  // Nothing starts there: index.html says what is missing.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const title = style(hiddenFromSight);
