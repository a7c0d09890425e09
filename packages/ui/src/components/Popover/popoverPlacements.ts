/** Where a popover stands beside its button; on the other side where there is no room. */
export const popoverPlacements = ['bottom start', 'bottom end', 'top start', 'top end'] as const;
/** One of {@link popoverPlacements}. */
export type PopoverPlacement = (typeof popoverPlacements)[number];
