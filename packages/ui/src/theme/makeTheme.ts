import type {
  ColorPair,
  DensityTokens,
  HeadingLevel,
  TextSize,
  Tokens,
  ToneTokens,
  TypeTokens,
} from './tokenTypes.ts';

const rootSize = 16;

const px = (value: number) => `${value}px`;
const rem = (value: number) => `${Number((value / rootSize).toFixed(4))}rem`;
const ms = (value: number) => `${value}ms`;
const lightDark = (color: ColorPair) => `light-dark(${color.light}, ${color.dark})`;

/** `mapValues({ a: 1 }, double)` is `{ a: 2 }`, with the keys kept by the type. */
function mapValues<Key extends string, From, To>(
  record: Record<Key, From>,
  change: (value: From) => To,
): Record<Key, To> {
  const entries = Object.entries<From>(record).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(entries) as Record<Key, To>;
}

const toneValues = (tone: ToneTokens) =>
  mapValues(tone as Record<keyof ToneTokens, ColorPair>, lightDark);

const typeValues = (type: TypeTokens) => ({
  size: rem(type.size),
  lineHeight: `${Number((type.lineHeight / type.size).toFixed(4))}`,
  tracking: `${type.tracking / 100}em`,
});

const shade = (light: string, dark: string) => `light-dark(${light}, ${dark})`;

/** Shadows are soft and low in light, dark and close in dark: depth there comes from lightness. */
const shadows = {
  low: `0 1px 2px ${shade('rgb(28 33 36 / 6%)', 'rgb(0 0 0 / 30%)')}`,
  high: `0 2px 6px ${shade('rgb(28 33 36 / 8%)', 'rgb(0 0 0 / 40%)')}, 0 12px 32px ${shade('rgb(28 33 36 / 12%)', 'rgb(0 0 0 / 50%)')}`,
};

const sizeValues = (density: DensityTokens) => ({
  control: rem(density.control),
  controlSmall: rem(density.controlSmall),
  controlInset: rem(density.controlInset),
  row: rem(density.row),
  cellInset: rem(density.cellInset),
});

/** What a density changes, as values of the theme's contract. */
function densityValues(density: DensityTokens) {
  return {
    size: sizeValues(density),
    gutter: rem(density.gutter),
    standardText: typeValues(density.standardText),
  };
}

/**
 * Turns a designer's decisions into values for CSS. Pure: the same tokens give the same theme.
 * Lengths of text, space and controls become rem, so that they grow with the reader's text size;
 * lines and corners stay pixels. Colours become `light-dark()` and follow `color-scheme`.
 */
export function makeTheme(tokens: Tokens) {
  const comfortable = densityValues(tokens.density.comfortable);
  return {
    values: {
      color: mapValues(tokens.color, lightDark),
      tone: mapValues(tokens.tone, toneValues),
      space: { ...mapValues(tokens.space, rem), gutter: comfortable.gutter },
      font: {
        family: tokens.type.family.join(', '),
        familyMono: tokens.type.familyMono.join(', '),
        ...mapValues(tokens.type.weight, String),
      },
      text: {
        ...mapValues(tokens.type.text, typeValues),
        standard: comfortable.standardText,
      } satisfies Record<TextSize, unknown>,
      heading: mapValues<HeadingLevel, TypeTokens, ReturnType<typeof typeValues>>(
        tokens.type.heading,
        typeValues,
      ),
      size: { ...comfortable.size, target: rem(24) },
      width: mapValues(tokens.width, rem),
      radius: mapValues(tokens.radius, px),
      line: mapValues(tokens.line, px),
      focus: mapValues(tokens.focus, px),
      shadow: shadows,
      motion: mapValues(tokens.motion, ms),
      zIndex: mapValues(tokens.zIndex, String),
    },
    compact: densityValues(tokens.density.compact),
  };
}
