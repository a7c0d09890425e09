import { style } from '@vanilla-extract/css';

/** A status stays on one line: beside it in a narrow list nothing stands. */
export const oneLine = style({ whiteSpace: 'nowrap' });
