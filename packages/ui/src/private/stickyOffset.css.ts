import { createGlobalVar } from '@vanilla-extract/css';

/** Height of the sticky header; other sticky elements are placed below it. */
export const stickyOffset = createGlobalVar('ui-sticky-offset');

/** Height of the sticky bar of a form below it; not set where there is none. */
export const stickyBar = createGlobalVar('ui-sticky-bar');
