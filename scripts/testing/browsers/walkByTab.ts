import type { BrowserPage } from './browserPage.ts';

declare global {
  interface Window {
    walkByTab?: Walk;
  }
}

/** The walk, as it stands in the page. */
interface Walk {
  /** Looks where the focus is now. */
  stop(): Promise<'new' | 'group' | 'known' | 'outside' | 'end'>;
  /** Everything wrong with the stops, and what no stop was. */
  faults(): string[];
  /** How many stops there may be. */
  readonly size: number;
  /** Whether a dialog or a menu keeps the focus, so that Tab goes round in it. */
  readonly isHeld: boolean;
}

/**
 * Presses Tab from the begin of the page to its end, or once round the dialog that is open.
 * @returns what no keyboard reaches, stops that do not show the focus, and where Tab does not go on.
 */
export async function walkByTab(page: BrowserPage): Promise<string[]> {
  const { size, isHeld } = await page.run(beginInPage);
  if (size === 0) return [];
  let last = '';
  // What opens under the focus brings stops that were not counted.
  for (let presses = 0; presses < 2 * size + 40; presses += 1) {
    await page.press('Tab');
    last = await page.run(lookInPage);
    if (last === 'group') {
      await page.press('ArrowDown');
      last = await page.run(lookInPage);
    }
    if (last !== 'new') break;
  }
  const faults = await page.run(() => window.walkByTab?.faults() ?? []);
  if (last === (isHeld ? 'known' : 'end')) return faults;
  const words = {
    known: 'goes back before the end',
    outside: 'leaves the page',
    new: 'never ends',
  };
  return [`Tab ${words[last as keyof typeof words]}.`, ...faults];
}

function lookInPage() {
  return window.walkByTab?.stop() ?? 'outside';
}

/** Lays the walk into the page and puts the focus before its begin, unless a dialog holds it. */
function beginInPage(): Pick<Walk, 'size' | 'isHeld'> {
  const interactive =
    'a[href], area[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, ' +
    '[contenteditable="true"], [tabindex]:is([role="button"], [role="link"], [role="checkbox"], ' +
    '[role="switch"], [role="tab"], [role="menuitem"], [role="option"], [role="combobox"], [role="gridcell"]), ' +
    '[tabindex="0"]';
  // Of these Tab meets one stop, arrows the others.
  const composites =
    '[role="grid"], [role="listbox"], [role="menu"], [role="menubar"], [role="radiogroup"], [role="tablist"], ' +
    '[role="toolbar"], [role="tree"], [role="treegrid"]';
  const holders = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
  const met = new Set<Element>();
  /** What each stop stood in, from the inside out. */
  const boxes = new Map<Element, Element[]>();
  const faults: string[] = [];

  const nameOf = (element: Element) =>
    (element.cloneNode(false) as Element).outerHTML.slice(0, 200) +
    (element.textContent || '').trim().slice(0, 40);

  /** For the finger of a blind reader only: nobody sees it, and keys have another way. */
  const isForTouch = (element: Element) =>
    element.matches('[tabindex="-1"]') &&
    [element, element.parentElement].some((box) => (box?.getBoundingClientRect().width ?? 0) <= 1);

  /** No stop, on purpose, and says which key reaches it. */
  const hasOwnKey = (element: Element) =>
    element.matches('[tabindex="-1"][aria-keyshortcuts]:not([aria-keyshortcuts=""])');

  /** Messages beside a dialog that keeps the focus are gone to by F6. */
  const isBesideDialog = (element: Element) =>
    holder !== null &&
    !holder.contains(element) &&
    element.closest('[role="region"], section[aria-label]') !== null;

  const isOffered = (element: Element) =>
    !isForTouch(element) &&
    !hasOwnKey(element) &&
    !isBesideDialog(element) &&
    element !== end &&
    !element.closest('[inert], [aria-hidden="true"], .sb-wrapper') &&
    !element.matches(':disabled, [aria-disabled="true"]') &&
    element.checkVisibility({ visibilityProperty: true });

  const offered = () => [...document.querySelectorAll(interactive)].filter(isOffered);

  /** Whether it stands alone where a stop stood that has gone since: an editor for as long as it has the focus. */
  const isInPlaceOfStop = (element: Element) =>
    [...boxes].some(([stop, around]) => {
      const box = stop.isConnected ? undefined : around.find(({ isConnected }) => isConnected);
      return box?.contains(element) === true && box.querySelectorAll(interactive).length === 1;
    });

  function isMet(element: Element): boolean {
    if (met.has(element) || isInPlaceOfStop(element)) return true;
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

  function ancestors(element: Element): Element[] {
    const around: Element[] = [];
    for (let up = element.parentElement; up; up = up.parentElement) around.push(up);
    return around;
  }

  /** What may carry the focus ring of a control: itself, what it stands in, and its neighbours there. */
  function ringBearers(element: Element): Element[] {
    const around: Element[] = [element];
    for (let up = element.parentElement; up && around.length < 5; up = up.parentElement)
      around.push(up);
    const near = element.closest('label') ?? element.parentElement;
    return [...around, ...(near ? [...near.querySelectorAll('*')].slice(0, 60) : [])];
  }

  const isClear = (color: string) => /^rgba\(.*, 0\)$|^transparent$/.test(color);

  /** A shadow as sharp and as wide as an outline: outside, all around. */
  const hasSharpShadow = ({ boxShadow }: CSSStyleDeclaration) =>
    Array.from(boxShadow.matchAll(/(\w+\([^)]*\)) 0px 0px 0px (?<width>[\d.]+)px(?! inset)/g)).some(
      ([, color = '', width]) => Number(width) >= 1 && !isClear(color),
    );

  /** An outline or what looks the same, of its own or of what stands before or after its content. */
  function hasRing(element: Element): boolean {
    return [undefined, '::before', '::after'].some((part) => {
      const style = getComputedStyle(element, part);
      const isThere = part === undefined || style.content !== 'none';
      const width = Number.parseFloat(style.outlineWidth);
      const hasOutline =
        style.outlineStyle !== 'none' && width >= 1 && !isClear(style.outlineColor);
      return isThere && (hasOutline || hasSharpShadow(style));
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

  /** A line of a menu may show that it is marked by its border. */
  function border(element: Element): string {
    const { borderTopColor, borderTopWidth } = getComputedStyle(element);
    return `${borderTopWidth} ${borderTopColor}`;
  }

  function isMarkedLine(element: Element): boolean {
    // The line that was marked from the begin is held against another one.
    const rest = linesAtRest.get(element) ?? linesAtRest.values().next().value;
    return rest !== undefined && rest !== border(element) && !border(element).startsWith('0');
  }

  function complaint(element: Element): string | undefined {
    const rings = ringBearers(element).filter((bearer) => hasRing(bearer) && !atRest.has(bearer));
    if (isMarkedLine(element)) rings.push(element);
    if (rings.length === 0) return `shows no focus: ${nameOf(element)}`;
    if (!rings.some(isInSight)) return `has the focus out of sight: ${nameOf(element)}`;
    return undefined;
  }

  /** A stop of the walk's own, so that it need not go through the buttons of the browser. */
  function addStop(tabIndex: number): HTMLElement {
    const own = document.createElement('div');
    own.tabIndex = tabIndex;
    own.style.cssText = 'position: fixed; inset: auto 0 0 auto; inline-size: 2px; block-size: 2px';
    return own;
  }

  const holder = document.activeElement?.closest(holders) ?? null;
  const isHeld = holder !== null;
  const end = addStop(0);
  if (!isHeld) {
    const begin = addStop(-1);
    document.body.prepend(begin);
    document.body.append(end);
    begin.focus();
  }
  const linesAtRest = new Map(
    [...document.querySelectorAll('[role^="menuitem"], [role="option"]')]
      .filter((line) => line !== document.activeElement)
      .map((line) => [line, border(line)]),
  );
  const atRest = new Set(
    [...document.body.querySelectorAll('*')].filter(
      (element) => hasRing(element) && !(isHeld && element.contains(document.activeElement)),
    ),
  );

  window.walkByTab = {
    size: offered().length,
    isHeld,
    async stop() {
      // What scrolls or moves into sight may take a moment, and so may a focus that is passed on.
      for (const deadline = performance.now() + 1000; ;) {
        const element = document.activeElement;
        if (element === end) return 'end';
        if (!element || element === document.body || element === document.documentElement)
          return 'outside';
        if (met.has(element)) return 'known';
        const fault = complaint(element);
        if (fault !== undefined && performance.now() < deadline) {
          await new Promise((resolve) => setTimeout(resolve, 20));
          continue;
        }
        met.add(element);
        boxes.set(element, ancestors(element));
        // A menu opened with the pointer has no line marked until an arrow marks one.
        if (fault !== undefined && element.matches('[role="menu"], [role="listbox"]'))
          return 'group';
        if (fault !== undefined) faults.push(fault);
        return 'new';
      }
    },
    faults: () => [
      ...faults,
      ...offered()
        .filter((element) => !isMet(element))
        .map((element) => `is not reached by Tab: ${nameOf(element)}`),
    ],
  };
  return { size: window.walkByTab.size, isHeld };
}
