import { useEffect, useLayoutEffect, type RefObject } from 'react';

const actions = 'a[href], button';

/** How far apart the points are at which we look what a message lies over, in pixels: less than a control. */
const step = 16;

/**
 * The messages are below, unless they would lie over more buttons and links there than at the top. They
 * never lie over what has the focus (WCAG 2.2, 2.4.11 Focus Not Obscured). Their place is chosen when a
 * message comes, and when the focus goes under one; when all are gone the next ones come below again.
 */
export function useClearPlace(ref: RefObject<HTMLElement | null>, newest: string | undefined) {
  useLayoutEffect(() => {
    if (newest === undefined) {
      delete ref.current?.dataset['at'];
      return undefined;
    }
    choosePlace(ref.current);
    // Once more when the page shows the cause of the message, such as a list that failed.
    const frame = requestAnimationFrame(() => choosePlace(ref.current));
    return () => cancelAnimationFrame(frame);
  }, [ref, newest]);

  useEffect(() => {
    let frame = 0;
    // A frame later: the page scrolls what gets the focus into sight.
    function look() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (ref.current && coversFocus(ref.current)) choosePlace(ref.current);
      });
    }
    document.addEventListener('focusin', look);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', look);
    };
  }, [ref]);
}

/** They stay where they are unless the other place is better. */
function choosePlace(region: HTMLElement | null) {
  if (!region) return;
  const here = region.dataset['at'] ?? 'bottom';
  const there = here === 'top' ? 'bottom' : 'top';
  const costHere = costOf(region);
  if (costHere === 0) return;
  region.dataset['at'] = there;
  if (costOf(region) >= costHere) region.dataset['at'] = here;
}

/** How many buttons and links lie under the messages; what has the focus counts for more than all. */
function costOf(region: HTMLElement): number {
  const boxes = boxesIn(region);
  const points = boxes.flatMap((box) => pointsIn(box));
  const covered = new Set(points.flatMap(([x, y]) => actionBelow(region, x, y) ?? []));
  return covered.size + (coversFocus(region) ? Number.MAX_SAFE_INTEGER / 2 : 0);
}

function pointsIn({ left, right, top, bottom }: DOMRect): [x: number, y: number][] {
  const along = (from: number, to: number) =>
    Array.from({ length: Math.ceil((to - from) / step) + 1 }, (_, index) =>
      Math.min(from + index * step, to - 1),
    );
  return along(left, right).flatMap((x) => along(top, bottom).map((y): [number, number] => [x, y]));
}

function actionBelow(region: HTMLElement, x: number, y: number): Element | null | undefined {
  return document
    .elementsFromPoint(x, y)
    .find((element) => !region.contains(element))
    ?.closest(actions);
}

/** Whether a message lies over what has the focus, be it in part. */
function coversFocus(region: HTMLElement): boolean {
  const { activeElement: focused, body } = document;
  if (!focused || focused === body || region.contains(focused)) return false;
  // A dialog, or the main part, that has the focus itself is larger than any message.
  if (focused.matches('[tabindex="-1"]')) return false;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  return boxesIn(region).some(
    (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
  );
}

const boxesIn = (region: HTMLElement) =>
  [...region.querySelectorAll('[data-toast]')].map((toast) => toast.getBoundingClientRect());
