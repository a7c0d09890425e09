import { createGlobalVar } from '@vanilla-extract/css';

/** Height of what stays at the top of the page; what sticks as well, sticks below it. */
export const stickyOffset = createGlobalVar('ui-sticky-offset');

/** Height of the bar of a form that stays below that; not set where there is none. */
export const stickyBar = createGlobalVar('ui-sticky-bar');
