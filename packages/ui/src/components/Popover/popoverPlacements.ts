/** The side of the button on which a popover opens; the other side where space is short. */
export const popoverPlacements = ['bottom start', 'bottom end', 'top start', 'top end'] as const;
/** One of {@link popoverPlacements}. */
export type PopoverPlacement = (typeof popoverPlacements)[number];
