import type { TooltipPlacement } from './tooltipPlacements.ts';

/** How wide and how high something is, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A rectangle in the window, in pixels from its left upper corner. */
export interface Place {
  left: number;
  top: number;
}

/** Pixels between a tooltip and its trigger. */
const distance = 6;

/** Pixels that stay free between a tooltip and the edge of the window. */
const margin = 8;

const opposites: Record<TooltipPlacement, TooltipPlacement> = {
  top: 'bottom',
  bottom: 'top',
  start: 'end',
  end: 'start',
};

type Placing = (target: Place & Size, tooltip: Size) => Place;

const middle: Placing = (target, tooltip) => ({
  left: target.left + (target.width - tooltip.width) / 2,
  top: target.top + (target.height - tooltip.height) / 2,
});

const placings: Record<TooltipPlacement, Placing> = {
  top: (target, tooltip) => ({
    ...middle(target, tooltip),
    top: target.top - distance - tooltip.height,
  }),
  bottom: (target, tooltip) => ({
    ...middle(target, tooltip),
    top: target.top + target.height + distance,
  }),
  start: (target, tooltip) => ({
    ...middle(target, tooltip),
    left: target.left - distance - tooltip.width,
  }),
  end: (target, tooltip) => ({
    ...middle(target, tooltip),
    left: target.left + target.width + distance,
  }),
};

function hasSpace(side: TooltipPlacement, place: Place, tooltip: Size, view: Size): boolean {
  const isBeside = side === 'start' || side === 'end';
  return isBeside
    ? place.left >= margin && place.left + tooltip.width <= view.width - margin
    : place.top >= margin && place.top + tooltip.height <= view.height - margin;
}

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));

/**
 * Where a tooltip is: in the middle of the wished side, on the other side where only that has
 * room, above or below where neither has, and always inside the window as far as it fits.
 */
export function placeTooltip(
  wish: TooltipPlacement,
  target: Place & Size,
  tooltip: Size,
  view: Size,
): Place {
  const sides: TooltipPlacement[] = [wish, opposites[wish], 'top', 'bottom'];
  const places = sides.map((side) => ({ side, place: placings[side](target, tooltip) }));
  const free = places.find(({ side, place }) => hasSpace(side, place, tooltip, view));
  const { left, top } = free?.place ?? placings[wish](target, tooltip);
  return {
    left: between(margin, left, Math.max(margin, view.width - margin - tooltip.width)),
    top: between(margin, top, Math.max(margin, view.height - margin - tooltip.height)),
  };
}
