import { style } from '@vanilla-extract/css';

/** Takes its room and is neither seen, heard nor reached. */
export const placeholder = style({ visibility: 'hidden' });
