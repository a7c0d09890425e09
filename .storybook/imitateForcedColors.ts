/**
 * An imitation of forced colours, for the eye only. The real ones can be switched by the system or by a
 * test browser, never by a page: so this makes the rules for `forced-colors: active` hold, and paints
 * everything else in the system's colours.
 */
const forcedQuery = /\(\s*forced-colors\s*:\s*active\s*\)/;
const systemPaint = `
  *, *::before, *::after {
    color: CanvasText !important;
    background-color: Canvas !important;
    border-color: CanvasText !important;
    outline-color: Highlight !important;
    box-shadow: none !important;
    text-shadow: none !important;
    accent-color: auto !important;
  }
  span, svg, svg * { background-color: transparent !important; }
  a, a * { color: LinkText !important; }
  button, button *, select, input, textarea {
    color: ButtonText !important;
    border-color: ButtonBorder !important;
  }
  :disabled, :disabled *, [aria-disabled='true'], [aria-disabled='true'] * {
    color: GrayText !important;
    border-color: GrayText !important;
  }
`;

/**
 * Starts the imitation in a document.
 * @returns what ends it again and leaves every style sheet as it was.
 */
export function imitateForcedColors(page: Document): () => void {
  const undo: (() => void)[] = [];
  for (const rule of mediaRules(page)) {
    const query = rule.media.mediaText;
    rule.media.mediaText = query.replace(forcedQuery, 'all');
    undo.push(() => (rule.media.mediaText = query));
    undo.push(...[...styleRules(rule)].map(makeImportant));
  }
  const paint = page.createElement('style');
  paint.textContent = systemPaint;
  page.head.append(paint);
  undo.push(() => paint.remove());
  return () => {
    for (const step of undo) step();
  };
}

function* mediaRules(page: Document): Generator<CSSMediaRule> {
  for (const sheet of page.styleSheets)
    for (const rule of nestedRules(sheet))
      if (rule instanceof CSSMediaRule && forcedQuery.test(rule.media.mediaText)) yield rule;
}

function* styleRules(parent: CSSGroupingRule): Generator<CSSStyleRule> {
  for (const rule of nestedRules(parent)) if (rule instanceof CSSStyleRule) yield rule;
}

function* nestedRules(parent: CSSStyleSheet | CSSGroupingRule): Generator<CSSRule> {
  for (const rule of parent.cssRules) {
    yield rule;
    if (rule instanceof CSSGroupingRule) yield* nestedRules(rule);
  }
}

/** Our own rule for forced colours must win from the paint over everything. */
function makeImportant(rule: CSSStyleRule): () => void {
  const before = rule.style.cssText;
  for (const property of Array.from(rule.style))
    rule.style.setProperty(property, rule.style.getPropertyValue(property), 'important');
  return () => (rule.style.cssText = before);
}
