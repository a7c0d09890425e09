import { style } from '@vanilla-extract/css';

/**
 * A status stays on one line, on its own ground: where it is longer than its column it stands out into the
 * next, which is empty for every document that has so long a status.
 */
export const oneLine = style({
  display: 'inline-block',
  inlineSize: 'max-content',
  whiteSpace: 'nowrap',
});
