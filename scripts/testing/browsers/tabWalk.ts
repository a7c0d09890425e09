import type { BrowserPage } from './openBrowser.ts';

declare global {
  interface Window {
    tabWalk?: { look(): Promise<string>; faults(): string[] };
  }
}

const endings = {
  known: 'goes back before the end',
  outside: 'leaves the page',
  new: 'never ends',
  end: '',
};

/**
 * Presses Tab from the start of the page to its end, or once round the open dialog.
 * @returns controls that Tab does not reach, stops without visible focus, and where Tab gets stuck.
 */
export async function walkByTab(page: BrowserPage): Promise<string[]> {
  const { size, isModal } = await page.run(startInPage);
  if (size === 0) return [];
  const look = () => page.run(() => window.tabWalk?.look() ?? 'outside');
  let last = 'new';
  // Focus may open further stops.
  for (let presses = 0; last === 'new' && presses < 2 * size + 40; presses += 1) {
    await page.press('Tab');
    last = await look();
    if (last !== 'group') continue;
    await page.press('ArrowDown');
    last = await look();
  }
  const faults = await page.run(() => window.tabWalk?.faults() ?? []);
  if (last === (isModal ? 'known' : 'end')) return faults;
  return [`Tab ${endings[last as keyof typeof endings]}.`, ...faults];
}

/** Installs `window.tabWalk` and focuses the start of the page, unless a dialog has the focus. */
function startInPage(): { size: number; isModal: boolean } {
  const roles = 'button link checkbox switch tab menuitem option combobox gridcell'.replace(
    /\w+/g,
    '[role=$&]',
  );
  const interactive = `a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe,
    [contenteditable=true], [tabindex]:is(${roles.replaceAll(' ', ',')}), [tabindex="0"]`;
  // Tab reaches one element of these, arrow keys the others.
  const composites = `:is(${'grid listbox menu menubar radiogroup tablist toolbar tree treegrid'.replace(/\w+/g, '[role=$&]').replaceAll(' ', ',')})`;
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const ancestors = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : [];
  const nameOf = (element: Element) =>
    (element.cloneNode(false) as Element).outerHTML.slice(0, 200) +
    element.textContent.trim().slice(0, 40);
  const modal =
    document.activeElement?.closest(
      '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]',
    ) ?? null;
  const met = new Map<Element, Element[]>();
  const faults: string[] = [];

  const isOffered = (element: Element) =>
    element !== end &&
    !element.closest('[inert], [aria-hidden=true], .sb-wrapper') &&
    !element.matches(
      ':disabled, [aria-disabled=true], [tabindex="-1"][aria-keyshortcuts]:not([aria-keyshortcuts=""])',
    ) &&
    // For touch screen readers only.
    !(
      element.matches('[tabindex="-1"]') &&
      [element, element.parentElement].some((box) => (box?.getBoundingClientRect().width ?? 0) <= 1)
    ) &&
    // Messages beside a modal dialog are reached by F6.
    !(modal && !modal.contains(element) && element.closest('[role=region], section[aria-label]')) &&
    element.checkVisibility({ visibilityProperty: true });
  const offered = () => all(interactive).filter(isOffered);

  const isMet = (element: Element) => {
    const stops = [...met.keys()];
    const composite = element.closest(composites);
    // An editor may replace the cell that has been left.
    const replaces = ([stop, around]: [Element, Element[]]) => {
      const box = stop.isConnected ? undefined : around.find(({ isConnected }) => isConnected);
      return box?.contains(element) === true && box.querySelectorAll(interactive).length === 1;
    };
    return (
      met.has(element) ||
      [...met].some(replaces) ||
      (composite !== null && stops.some((stop) => composite.contains(stop))) ||
      // Listbox of a field that uses aria-activedescendant.
      (composite?.id && all(`[aria-controls~="${CSS.escape(composite.id)}"]`).length > 0) ||
      (element instanceof HTMLInputElement &&
        element.type === 'radio' &&
        stops.some(
          (stop) =>
            stop instanceof HTMLInputElement &&
            stop.type === 'radio' &&
            stop.name === element.name &&
            stop.form === element.form,
        ))
    );
  };

  const isClear = (color = '') => /^rgba\(.*, 0\)$|^transparent$/.test(color);
  /** An outline, or a sharp shadow around the element or its pseudo-elements. */
  const hasRing = (element: Element) =>
    [undefined, '::before', '::after'].some((part) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return false;
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = style;
      const hasOutline =
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !isClear(outlineColor);
      const shadows = boxShadow.matchAll(/(\w+\([^)]*\)) 0px 0px 0px ([\d.]+)px(?! inset)/g);
      return hasOutline || [...shadows].some(([, color, px]) => Number(px) >= 1 && !isClear(color));
    });
  const borderOf = (element: Element) => {
    const { borderTopColor, borderTopWidth } = getComputedStyle(element);
    return `${borderTopWidth} ${borderTopColor}`;
  };
  /** An option or menu item may show the focus by its border. */
  const hasMarkedBorder = (element: Element) => {
    const rest = borders.get(element) ?? borders.values().next().value;
    return rest !== undefined && rest !== borderOf(element) && !borderOf(element).startsWith('0');
  };
  const isInSight = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.5, 0.1, 0.9];
    return parts
      .flatMap((x) =>
        parts.map((y) => document.elementFromPoint(left + width * x, top + height * y)),
      )
      .some(
        (seen) =>
          seen &&
          seen !== document.documentElement &&
          (element.contains(seen) || seen.contains(element)),
      );
  };
  const faultOf = (element: Element) => {
    // The ring may be on an ancestor or a neighbour.
    const near = element.closest('label') ?? element.parentElement;
    const bearers = [element, ...ancestors(element).slice(0, 4)];
    bearers.push(...[...(near?.querySelectorAll('*') ?? [])].slice(0, 60));
    const rings = bearers.filter((bearer) => hasRing(bearer) && !ringed.has(bearer));
    if (hasMarkedBorder(element)) rings.push(element);
    if (rings.length === 0) return `shows no focus: ${nameOf(element)}`;
    return rings.some(isInSight) ? undefined : `has the focus out of sight: ${nameOf(element)}`;
  };

  // Stops of its own at both ends keep Tab out of the browser's toolbar.
  const addStop = (tabIndex: number) => {
    const style = 'position: fixed; inset: auto 0 0 auto; width: 2px; height: 2px';
    return Object.assign(document.createElement('div'), { tabIndex, style });
  };
  const start = addStop(-1);
  const end = addStop(0);
  if (!modal) {
    document.body.prepend(start);
    document.body.append(end);
    start.focus();
  }
  const borders = new Map(
    all('[role^=menuitem], [role=option]')
      .filter((item) => item !== document.activeElement)
      .map((item) => [item, borderOf(item)]),
  );
  const ringed = new Set(
    all('body *').filter(
      (element) => hasRing(element) && !(modal && element.contains(document.activeElement)),
    ),
  );
  window.tabWalk = {
    async look() {
      // Scrolling and passing the focus on may take a moment.
      for (const deadline = performance.now() + 1000; ;) {
        const element = document.activeElement;
        if (element === end) return 'end';
        if (!element || element.matches('body, html')) return 'outside';
        if (met.has(element)) return 'known';
        const fault = faultOf(element);
        if (fault && performance.now() < deadline) {
          await new Promise((resolve) => setTimeout(resolve, 20));
          continue;
        }
        met.set(element, ancestors(element));
        // A menu opened with the pointer marks no item until an arrow key does.
        if (fault && element.matches('[role=menu], [role=listbox]')) return 'group';
        if (fault) faults.push(fault);
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
  return { size: offered().length, isModal: modal !== null };
}
