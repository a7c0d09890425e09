import { lowControls, vars } from '@facturatie/ui/theme';
import { style } from '@vanilla-extract/css';

/** Widths of the head itself. */
const narrow = '(max-width: 27.99rem)';
const three = '(min-width: 28rem)';
const all = '(min-width: 56rem)';

export const head = style({ ...lowControls, containerType: 'inline-size' });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.space.medium,
  alignItems: 'start',
});

/** Parts of twelve, where three fields stand beside one another, and where all of a row do. */
const cell = (ofThree: number, ofAll: number) =>
  style({
    gridColumn: '1 / -1',
    minInlineSize: 0,
    '@container': {
      [three]: { gridColumn: `span ${ofThree}` },
      [all]: { gridColumn: `span ${ofAll}` },
    },
  });

export const customer = cell(12, 4);
export const short = cell(4, 2);
export const text = cell(6, 4);

/** Everything but the customer. */
export const more = style({ display: 'contents' });

/** On a telephone it waits below a button once the customer is chosen. */
export const collapsed = style({ '@container': { [narrow]: { display: 'none' } } });

export const toggle = style({
  display: 'none',
  '@container': { [narrow]: { display: 'block', gridColumn: '1 / -1' } },
});
