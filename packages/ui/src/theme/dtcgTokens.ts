import type { ColorPair, Tokens, TypeTokens } from './tokenTypes.ts';

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

function color(hex: string): DtcgToken {
  const components = [1, 3, 5].map((start) =>
    Number((Number.parseInt(hex.slice(start, start + 2), 16) / 255).toFixed(4)),
  );
  return token('color', { colorSpace: 'srgb', components, alpha: 1, hex });
}

function group<Value>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => DtcgToken | DtcgGroup,
): DtcgGroup {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

/**
 * The tokens in the format of the Design Tokens Community Group (2025.10), for designers' tools.
 * The format knows no modes: light and dark, comfortable and compact are groups of their own.
 */
export function dtcgTokens(tokens: Tokens): DtcgGroup {
  const scheme = (side: keyof ColorPair): DtcgGroup => ({
    color: group(tokens.color, (pair) => color(pair[side])),
    tone: group(tokens.tone, (tone) => group({ ...tone }, (pair) => color(pair[side]))),
  });
  const type = (weight: number) => (step: TypeTokens) =>
    token('typography', {
      fontFamily: tokens.type.family.map((family) => family.replaceAll("'", '')),
      fontSize: { value: step.size, unit: 'px' },
      fontWeight: weight,
      letterSpacing: { value: Number(((step.size * step.tracking) / 100).toFixed(4)), unit: 'px' },
      lineHeight: Number((step.lineHeight / step.size).toFixed(4)),
    });
  return {
    light: scheme('light'),
    dark: scheme('dark'),
    space: group(tokens.space, pixels),
    text: group(tokens.type.text, type(tokens.type.weight.regular)),
    heading: group(tokens.type.heading, type(tokens.type.weight.strong)),
    weight: group(tokens.type.weight, (weight) => token('fontWeight', weight)),
    radius: group(tokens.radius, pixels),
    line: group(tokens.line, pixels),
    focus: group(tokens.focus, pixels),
    width: group(tokens.width, pixels),
    motion: group(tokens.motion, milliseconds),
    density: group(tokens.density, ({ standardText, ...measures }) => ({
      ...group(measures, pixels),
      standardText: type(tokens.type.weight.regular)(standardText),
    })),
  };
}
