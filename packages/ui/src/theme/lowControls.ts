import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

/**
 * Makes the fields and buttons inside an element 36 px high, and 44 px on coarse pointers: for a dense form.
 */
export const lowControls: StyleRule = {
  vars: { [vars.size.control]: '2.25rem' },
  '@media': { [media.coarsePointer]: { vars: { [vars.size.control]: '2.75rem' } } },
};
