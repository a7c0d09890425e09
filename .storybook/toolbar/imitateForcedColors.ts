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
 * @returns a function that ends it and restores every style sheet.
 */
export function imitateForcedColors(page: Document): () => void {
  const paint = page.createElement('style');
  paint.textContent = systemPaint;
  const undo = [() => paint.remove()];
  const apply = (rule: CSSRule, isForced: boolean) => {
    const isQuery = rule instanceof CSSMediaRule && forcedQuery.test(rule.media.mediaText);
    if (isQuery) {
      const query = rule.media.mediaText;
      rule.media.mediaText = query.replace(forcedQuery, 'all');
      undo.push(() => (rule.media.mediaText = query));
    }
    if (isForced && rule instanceof CSSStyleRule) {
      const { style } = rule;
      const before = style.cssText;
      // Our own rules for forced colours must override the paint.
      for (const name of Array.from(style))
        style.setProperty(name, style.getPropertyValue(name), 'important');
      undo.push(() => (style.cssText = before));
    }
    if (rule instanceof CSSGroupingRule)
      for (const inner of rule.cssRules) apply(inner, isForced || isQuery);
  };
  for (const sheet of page.styleSheets) for (const rule of sheet.cssRules) apply(rule, false);
  page.head.append(paint);
  return () => undo.forEach((restore) => restore());
}
