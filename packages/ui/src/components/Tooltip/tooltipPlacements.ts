/** The side of a tooltip; the other one where space is short. */
export const tooltipPlacements = ['top', 'bottom', 'start', 'end'] as const;
/** One of {@link tooltipPlacements}. */
export type TooltipPlacement = (typeof tooltipPlacements)[number];

/** How long the pointer rests before a tooltip appears, in milliseconds. The keyboard does not wait. */
export const tooltipDelay = 600;

/**
 * For `aria-describedby` of what has its name as tooltip: an empty description replaces the
 * tooltip's, which would say the name once more.
 */
export const noDescription = '';
