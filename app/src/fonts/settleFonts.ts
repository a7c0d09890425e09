/** What of a document decides its letters. */
export interface FontPage {
  readonly fonts: { readonly load: (font: string) => Promise<readonly unknown[]> };
  readonly documentElement: { readonly dataset: DOMStringMap };
}

/** Milliseconds that a page waits for letters when its code is there before them. */
const patience = 200;

/**
 * Decides before the first text which letters a page has as long as it is open: those of `family`, or
 * what stands in for them when they are late or cannot be had. Letters that changed later would break
 * lines elsewhere, and move what somebody is about to press. The next page finds them in the cache.
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
