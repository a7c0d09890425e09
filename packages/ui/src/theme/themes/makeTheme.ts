import type {
  ColorPair,
  DensityTokens,
  HeadingLevel,
  ShadowTokens,
  TextSize,
  Tokens,
  ToneTokens,
  TypeTokens,
} from '../tokenTypes.ts';

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
  // Rounded up: a line of 35.99 px would put all that is below it beside the pixels of the screen.
  lineHeight: `${Math.ceil((type.lineHeight / type.size) * 1e4) / 1e4}`,
  tracking: `${type.tracking / 100}em`,
});

/** `shade('#1c2124', 6)` is `rgb(28 33 36 / 6%)`. */
function shade(hex: string, opacity: number): string {
  const parts = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${parts.join(' ')} / ${opacity}%)`;
}

const shadowValue = (layers: readonly ShadowTokens[]) =>
  layers
    .map(({ color, opacity, offset, blur }) => {
      const light = shade(color.light, opacity.light);
      const dark = shade(color.dark, opacity.dark);
      return `0 ${px(offset)} ${px(blur)} ${lightDark({ light, dark })}`;
    })
    .join(', ');

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
      shadow: mapValues(tokens.shadow, shadowValue),
      motion: mapValues(tokens.motion, ms),
      zIndex: mapValues(tokens.zIndex, String),
    },
    compact: densityValues(tokens.density.compact),
  };
}
