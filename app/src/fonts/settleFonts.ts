/** The part of a document that decides its font. */
export interface FontPage {
  readonly fonts: { readonly load: (font: string) => Promise<readonly unknown[]> };
  readonly documentElement: { readonly dataset: DOMStringMap };
}

/** Milliseconds that a page waits for the font before it hydrates. */
const patience = 200;

/**
 * Decides before the first text which font a page has as long as it is open: `family`, or its fallback
 * when it is late or cannot be loaded. A later change would wrap lines elsewhere, and move what the user
 * is about to press. The next page finds the font in the cache.
 */
export async function settleFonts(page: FontPage, family: string): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), patience);
  const come = page.fonts.load(`1em ${family}`).then(
    (faces) => faces.length > 0,
    () => false,
  );
  if (!(await Promise.race([come, late]))) page.documentElement.dataset['fonts'] = 'stand-in';
  clearTimeout(timer);
}
