import { createVar } from '@vanilla-extract/css';

/** The colour of links inside an element with a tone; by default the accent. */
export const linkColor = createVar();
