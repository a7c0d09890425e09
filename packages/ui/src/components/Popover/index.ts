export { Popover, type PopoverProps } from './Popover.tsx';
export { popoverPlacements, type PopoverPlacement } from './popoverPlacements.ts';
export { popoverKeys } from './Popover.keys.ts';
