import { style } from '@vanilla-extract/css';

/** Two lines in a row as high as one. */
export const numberAndKind = style({ display: 'block', lineHeight: 1.2 });
