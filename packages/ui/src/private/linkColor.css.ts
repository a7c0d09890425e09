import { createVar } from '@vanilla-extract/css';

/** The colour of links in what has a tone of its own; without it a link has the accent. */
export const linkColor = createVar();
