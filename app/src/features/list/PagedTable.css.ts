import { style } from '@vanilla-extract/css';

/** Reserves space, hidden from everyone. */
export const placeholder = style({ visibility: 'hidden' });
