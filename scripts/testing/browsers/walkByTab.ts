import type { BrowserPage } from './browserPage.ts';

declare global {
  interface Window {
    walkByTab?: Walk;
  }
}

/** The walk, as it stands in the page. */
interface Walk {
  /** Looks where the focus is now. */
  stop(): Promise<'new' | 'known' | 'outside'>;
  /** Everything wrong with the stops, and what no stop was. */
  faults(): string[];
  /** How many stops could be met at most. */
  readonly size: number;
}

/**
 * Presses Tab until the page has been gone round once.
 * @returns what no keyboard reaches, and stops that do not show the focus.
 */
export async function walkByTab(page: BrowserPage): Promise<string[]> {
  const size = await page.run(beginInPage);
  if (size === 0) return [];
  let outside = 0;
  let met = 0;
  // Some browsers go through their own buttons between the last stop and the first.
  for (let presses = 0; outside < 40 && presses < 3 * size + 60; presses += 1) {
    await page.press('Tab');
    const stop = await page.run(() => window.walkByTab?.stop() ?? 'outside');
    outside = stop === 'outside' ? outside + 1 : 0;
    if (stop === 'new') met += 1;
    else if (stop === 'known') return page.run(() => window.walkByTab?.faults() ?? []);
  }
  const faults = await page.run(() => window.walkByTab?.faults() ?? []);
  return [`Tab met ${met} stops and never came back to the first.`, ...faults];
}

/** Lays the walk into the page and takes the focus off, unless a dialog holds it. */
function beginInPage(): number {
  const interactive =
    'a[href], area[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, ' +
    '[contenteditable="true"], [tabindex]:is([role="button"], [role="link"], [role="checkbox"], ' +
    '[role="switch"], [role="tab"], [role="menuitem"], [role="option"], [role="combobox"], [role="gridcell"]), ' +
    '[tabindex="0"]';
  // Of these Tab meets one stop, arrows the others.
  const composites =
    '[role="grid"], [role="listbox"], [role="menu"], [role="menubar"], [role="radiogroup"], [role="tablist"], ' +
    '[role="toolbar"], [role="tree"], [role="treegrid"]';
  const met = new Set<Element>();
  const faults: string[] = [];

  const nameOf = (element: Element) =>
    (element.cloneNode(false) as Element).outerHTML.slice(0, 200) +
    (element.textContent || '').trim().slice(0, 40);

  const isOffered = (element: Element) =>
    !element.closest('[inert], [aria-hidden="true"], .sb-wrapper') &&
    !element.matches(':disabled, [aria-disabled="true"]') &&
    element.checkVisibility({ visibilityProperty: true });

  const offered = () => [...document.querySelectorAll(interactive)].filter(isOffered);

  function isMet(element: Element): boolean {
    if (met.has(element)) return true;
    const composite = element.closest(composites);
    if (composite && [...met].some((stop) => composite.contains(stop))) return true;
    // A list that a field holds by aria-activedescendant is worked from the field.
    if (composite?.id && document.querySelector(`[aria-controls~="${CSS.escape(composite.id)}"]`))
      return true;
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
    return [...met].some(
      (stop) =>
        stop instanceof HTMLInputElement &&
        stop.type === 'radio' &&
        stop.name === element.name &&
        stop.form === element.form,
    );
  }

  /** What may carry the focus ring of a control: itself, what it stands in, and its neighbours there. */
  function ringBearers(element: Element): Element[] {
    const around: Element[] = [element];
    for (let up = element.parentElement; up && around.length < 5; up = up.parentElement)
      around.push(up);
    const near = element.closest('label') ?? element.parentElement;
    return [...around, ...(near ? [...near.querySelectorAll('*')].slice(0, 60) : [])];
  }

  /** An outline, of its own or of what stands before or after its content. */
  function hasRing(element: Element): boolean {
    return [undefined, '::before', '::after'].some((part) => {
      const style = getComputedStyle(element, part);
      const isClear = /^rgba\(.*, 0\)$|^transparent$/.test(style.outlineColor);
      const isThere = part === undefined || style.content !== 'none';
      const width = Number.parseFloat(style.outlineWidth);
      return isThere && style.outlineStyle !== 'none' && width >= 1 && !isClear;
    });
  }

  /** Whether a point of it can be seen: inside the window, and not behind something else. */
  function isInSight(element: Element): boolean {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.5, 0.1, 0.9].some((x) =>
      [0.5, 0.1, 0.9].some((y) => {
        const seen = document.elementFromPoint(left + width * x, top + height * y);
        return (
          seen !== null &&
          (element.contains(seen) || seen.contains(element)) &&
          seen !== document.documentElement
        );
      }),
    );
  }

  function complaint(element: Element): string | undefined {
    const rings = ringBearers(element).filter((bearer) => hasRing(bearer) && !atRest.has(bearer));
    if (rings.length === 0) return `shows no focus: ${nameOf(element)}`;
    if (!rings.some(isInSight)) return `has the focus out of sight: ${nameOf(element)}`;
    return undefined;
  }

  const active = document.activeElement;
  if (active instanceof HTMLElement && !active.closest('[role="dialog"], [role="alertdialog"]'))
    active.blur();
  const atRest = new Set(
    [...document.body.querySelectorAll('*')].filter(
      (element) => hasRing(element) && !element.contains(document.activeElement),
    ),
  );

  window.walkByTab = {
    size: offered().length,
    async stop() {
      const element = document.activeElement;
      if (!element || element === document.body || element === document.documentElement)
        return 'outside';
      if (met.has(element)) return 'known';
      met.add(element);
      // What scrolls or moves into sight may take a moment.
      for (const deadline = performance.now() + 1000; ;) {
        const fault = complaint(element);
        if (fault === undefined || !element.isConnected) break;
        if (performance.now() > deadline) {
          faults.push(fault);
          break;
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return 'new';
    },
    faults: () => [
      ...faults,
      ...offered()
        .filter((element) => !isMet(element))
        .map((element) => `is not reached by Tab: ${nameOf(element)}`),
    ],
  };
  return window.walkByTab.size;
}
