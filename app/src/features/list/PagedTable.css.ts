import { style } from '@vanilla-extract/css';

/** Takes its space, invisible to everybody. */
export const placeholder = style({ visibility: 'hidden' });
