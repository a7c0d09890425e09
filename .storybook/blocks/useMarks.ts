import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Part } from './part.ts';

/** Where a mark stands, in pixels from the corner of the stage. */
export interface Place {
  x: number;
  y: number;
}

/** Between the middle of a mark and the edge of its part. */
const gap = 16;

/** Least distance between two marks. */
const markSize = 22;

/** Where the parts of what stands on a stage are; undefined for one that is not there. */
export function useMarks(
  stage: RefObject<HTMLElement | null>,
  parts: readonly Part[],
): readonly (Place | undefined)[] {
  const [marks, setMarks] = useState<readonly (Place | undefined)[]>([]);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const look = () => {
      const places = placesIn(element, parts);
      setMarks((known) => (JSON.stringify(known) === JSON.stringify(places) ? known : places));
    };
    const changes = new MutationObserver(look);
    changes.observe(element, { subtree: true, childList: true, attributes: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    look();
    return () => {
      changes.disconnect();
      sizes.disconnect();
    };
  }, [stage, parts]);
  return marks;
}

/**
 * Marks stand outside of what they mark: before what begins at the edge of the story, else above it; and
 * beside one another where they would meet.
 */
function placesIn(stage: HTMLElement, parts: readonly Part[]): (Place | undefined)[] {
  const origin = stage.getBoundingClientRect();
  const boxes = parts.map(([selector]) =>
    selector === ''
      ? undefined
      : stage.querySelector(`[data-story-block] ${selector}`)?.getBoundingClientRect(),
  );
  const edge = Math.min(...boxes.flatMap((box) => box?.left ?? []));
  const taken: Place[] = [];
  return boxes.map((box) => {
    if (!box) return undefined;
    const isAtEdge = box.left - edge < gap;
    const place = {
      x: Math.round((isAtEdge ? edge - gap : box.left + gap / 2) - origin.left),
      y: Math.round(
        (isAtEdge ? box.top + Math.min(box.height / 2, gap) : box.top - gap) - origin.top,
      ),
    };
    const isTaken = (other: Place) =>
      Math.abs(other.x - place.x) < markSize && Math.abs(other.y - place.y) < markSize;
    while (taken.some(isTaken)) place.x += isAtEdge ? -markSize : markSize;
    taken.push(place);
    return place;
  });
}
