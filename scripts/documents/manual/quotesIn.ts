/** A text of the product that a page of the manual quotes. */
export interface Quote {
  readonly line: number;
  readonly quote: string;
}

/** Text in bold (labels) or between double quotation marks (messages). */
export function quotesIn(markdown: string): Quote[] {
  return markdown
    .split('\n')
    .flatMap((text, index) =>
      [...text.replaceAll(/`[^`]*`/g, '').matchAll(/\*\*(.+?)\*\*|“(.+?)”/g)].map(
        ([, bold, quoted]) => ({ line: index + 1, quote: bold ?? quoted ?? '' }),
      ),
    );
}

/**
 * Whether a quote is a text of the product, letter for letter.
 * @param texts Each in its parts: between them the quote may say anything.
 */
export function isOfProduct(quote: string, texts: readonly (readonly string[])[]): boolean {
  return texts.some((parts) => {
    if (parts.length === 1) return parts[0] === quote;
    if (!/\p{L}{2}/u.test(parts.join(' '))) return false;
    return new RegExp(`^${parts.map(RegExp.escape).join('.+')}$`, 'u').test(quote);
  });
}
