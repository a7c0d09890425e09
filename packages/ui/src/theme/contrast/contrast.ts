const weights = [0.2126, 0.7152, 0.0722];

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/**
 * Relative luminance of a colour `#rrggbb`, 0 (black) to 1 (white).
 * Source: WCAG 2.2, definition of relative luminance.
 * @throws RangeError when the colour is written in another way.
 */
export function luminance(color: string): number {
  if (!/^#[0-9a-f]{6}$/.test(color)) {
    throw new RangeError(`Not a colour written as #rrggbb: ${color}`);
  }
  return weights.reduce((sum, weight, index) => {
    const part = Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16) / 255;
    return sum + weight * linear(part);
  }, 0);
}

/** Contrast of two colours `#rrggbb`, 1 to 21, whichever comes first. Source: WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
