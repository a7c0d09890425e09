import type { ColorPair, ShadowTokens, Tokens, TypeTokens } from '../tokenTypes.ts';

/** A group of tokens in the exchange format. */
export interface DtcgGroup {
  /** A token, a group, or what is said about them. */
  [name: string]: DtcgGroup | DtcgToken | string;
}

/** One token in the exchange format. */
export interface DtcgToken {
  /** What kind of value it is. */
  $type: string;
  /** The value. */
  $value: unknown;
}

const token = ($type: string, $value: unknown): DtcgToken => ({ $type, $value });

const pixels = (value: number) => token('dimension', { value, unit: 'px' });
const milliseconds = (value: number) => token('duration', { value, unit: 'ms' });

function colorValue(hex: string, alpha = 1) {
  const components = [1, 3, 5].map((start) =>
    Number((Number.parseInt(hex.slice(start, start + 2), 16) / 255).toFixed(4)),
  );
  return { colorSpace: 'srgb', components, alpha, hex };
}

const color = (hex: string) => token('color', colorValue(hex));

/** The name of a font family in design tools: without the quotes of CSS. */
const fontFamily = (families: readonly string[]) =>
  families.map((family) => family.replaceAll("'", ''));

function group<Value>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => DtcgToken | DtcgGroup,
): DtcgGroup {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

const shadowLayer =
  (side: keyof ColorPair) =>
  ({ color: shade, opacity, offset, blur }: ShadowTokens) => ({
    color: colorValue(shade[side], opacity[side] / 100),
    offsetX: { value: 0, unit: 'px' },
    offsetY: { value: offset, unit: 'px' },
    blur: { value: blur, unit: 'px' },
    spread: { value: 0, unit: 'px' },
  });

/**
 * The tokens in the format of the Design Tokens Community Group (2025.10), for designers' tools.
 * The format knows no modes: light and dark, comfortable and compact are groups of their own.
 */
export function dtcgTokens(tokens: Tokens): DtcgGroup {
  const scheme = (side: keyof ColorPair): DtcgGroup => ({
    color: group(tokens.color, (pair) => color(pair[side])),
    tone: group(tokens.tone, (tone) => group({ ...tone }, (pair) => color(pair[side]))),
    shadow: group(tokens.shadow, (layers) => token('shadow', layers.map(shadowLayer(side)))),
  });
  const type = (weight: keyof Tokens['type']['weight']) => (step: TypeTokens) =>
    token('typography', {
      fontFamily: '{family.text}',
      fontSize: { value: step.size, unit: 'px' },
      fontWeight: `{weight.${weight}}`,
      letterSpacing: { value: Number(((step.size * step.tracking) / 100).toFixed(4)), unit: 'px' },
      lineHeight: Number((step.lineHeight / step.size).toFixed(4)),
    });
  return {
    light: scheme('light'),
    dark: scheme('dark'),
    space: group(tokens.space, pixels),
    family: {
      text: token('fontFamily', fontFamily(tokens.type.family)),
      mono: token('fontFamily', fontFamily(tokens.type.familyMono)),
    },
    text: group(tokens.type.text, type('regular')),
    heading: group(tokens.type.heading, type('strong')),
    weight: group(tokens.type.weight, (weight) => token('fontWeight', weight)),
    radius: group(tokens.radius, pixels),
    line: group(tokens.line, pixels),
    focus: group(tokens.focus, pixels),
    width: group(tokens.width, pixels),
    motion: group(tokens.motion, milliseconds),
    zIndex: group(tokens.zIndex, (height) => token('number', height)),
    density: group(tokens.density, ({ standardText, ...measures }) => ({
      ...group(measures, pixels),
      standardText: type('regular')(standardText),
    })),
  };
}
