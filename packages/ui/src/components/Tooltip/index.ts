export { Tooltip, type TooltipProps } from './Tooltip.tsx';
export { tooltipDelay, tooltipPlacements, type TooltipPlacement } from './tooltipPlacements.ts';
export { tooltipKeys } from './Tooltip.keys.ts';
