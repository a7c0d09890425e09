import { style } from '@vanilla-extract/css';

/** Around the screen, for finding its heading; takes no part in the layout. */
export const screen = style({ display: 'contents' });
