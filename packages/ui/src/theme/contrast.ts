function channel(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/**
 * Relative luminance of a colour `#rrggbb`, 0 (black) to 1 (white).
 * Source: WCAG 2.2, definition of relative luminance.
 * @throws RangeError when the colour is written in another way.
 */
export function luminance(color: string): number {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(color);
  if (!match) throw new RangeError(`Not a colour written as #rrggbb: ${color}`);
  const [red, green, blue] = match.slice(1).map((hex) => channel(Number.parseInt(hex, 16)));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Contrast of two colours `#rrggbb`, 1 to 21, whichever comes first. Source: WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}
