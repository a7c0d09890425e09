import { dtcgTokens } from './dtcgTokens.ts';
import {
  familiesOf,
  findTokens,
  type FoundTokens,
  hexOf,
  millisecondsOf,
  numberOf,
  opacityOf,
  partOf,
  pixelsOf,
  resolved,
} from './dtcgValues.ts';
import { tokens as standardTokens } from '../tokens.ts';
import type {
  ColorPair,
  DensityTokens,
  ShadowTokens,
  Tokens,
  ToneTokens,
  TypeTokens,
} from '../tokenTypes.ts';

/**
 * Reads a theme from a file in the format of the Design Tokens Community Group (2025.10), as designers'
 * tools write it: groups and names as in our own `tokens.json`. What the file leaves out stays as it is
 * in `base`, so that a theme may be no more than a few colours.
 * @param file What `JSON.parse` made of it.
 * @throws RangeError that names the token: one we do not have, a value of another kind, or one that no
 *   theme can keep (a shadow to the side, a heading in a family of its own)
 */
export function readDtcgTokens(file: unknown, base: Tokens = standardTokens): Tokens {
  const known = findTokens(dtcgTokens(base));
  const given = findTokens(file);
  const all = new Map(known);
  for (const [path, { $type, $value }] of given) {
    const like = known.get(path);
    if (like === undefined) throw new RangeError(`There is no token ${path}.`);
    if ($type !== undefined && $type !== like.$type && !isReference($value)) {
      throw new RangeError(`${path} is of the type ${$type}, and should be ${like.$type}.`);
    }
    all.set(path, { $type: like.$type, $value });
  }
  const read = tokensIn(all, base);
  const kept = findTokens(dtcgTokens(read));
  for (const path of given.keys()) {
    if (comparable(path, all) !== comparable(path, kept)) {
      throw new RangeError(`${path} holds what a theme cannot keep: ${comparable(path, all)}.`);
    }
  }
  return read;
}

const isReference = (value: unknown) => typeof value === 'string' && /^\{.+\}$/.test(value);

/** Values in one form: colours as they are seen, lengths in pixels, numbers without the dust of fractions. */
function comparable(path: string, tokens: FoundTokens): string {
  const value = resolved(tokens.get(path)?.$value, tokens, [path]);
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'number') return Number(part.toFixed(2));
    if (typeof part !== 'object' || part === null) return part;
    if ('colorSpace' in part) return [hexOf(part, path), opacityOf(part)];
    if ('unit' in part && (part.unit === 'rem' || part.unit === 'px')) return pixelsOf(part, path);
    if ('unit' in part) return millisecondsOf(part, path);
    return Array.isArray(part) ? part : sorted(part);
  });
}

function sorted(part: object): object {
  return Object.fromEntries(
    Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Tokens of the same form as `base`, from their paths. */
function tokensIn(all: FoundTokens, base: Tokens): Tokens {
  const at = (path: string) => resolved(all.get(path)?.$value, all, [path]);
  const pixels = (path: string) => pixelsOf(at(path), path);
  const number = (path: string) => numberOf(at(path), path);
  const milliseconds = (path: string) => millisecondsOf(at(path), path);
  const families = (path: string) => familiesOf(at(path), path);
  const pair = (path: string): ColorPair => ({
    light: opaque(`light.${path}`),
    dark: opaque(`dark.${path}`),
  });
  const opaque = (path: string) => hexOf(at(path), path);
  const type = (path: string): TypeTokens => {
    const value = at(path);
    const size = pixelsOf(partOf(value, 'fontSize', path), path);
    const tracking = pixelsOf(partOf(value, 'letterSpacing', path), path);
    const lineHeight = numberOf(partOf(value, 'lineHeight', path), path);
    return {
      size,
      lineHeight: Number((size * lineHeight).toFixed(2)),
      tracking: Number(((tracking / size) * 100).toFixed(2)),
    };
  };
  const shadow = (path: string): ShadowTokens[] => {
    const [light, dark] = [`light.${path}`, `dark.${path}`].map((place) => [at(place)].flat());
    if (light?.length !== dark?.length) {
      throw new RangeError(`${path} has more layers in the one scheme than in the other.`);
    }
    return (light ?? []).map((layer, index) => {
      const colors = {
        light: partOf(layer, 'color', `light.${path}`),
        dark: partOf(dark?.[index], 'color', `dark.${path}`),
      };
      return {
        color: { light: hexOf(colors.light, path), dark: hexOf(colors.dark, path) },
        opacity: { light: opacityOf(colors.light), dark: opacityOf(colors.dark) },
        offset: pixelsOf(partOf(layer, 'offsetY', path), path),
        blur: pixelsOf(partOf(layer, 'blur', path), path),
      };
    });
  };
  const density = (path: string): DensityTokens => ({
    control: pixels(`${path}.control`),
    controlSmall: pixels(`${path}.controlSmall`),
    controlInset: pixels(`${path}.controlInset`),
    row: pixels(`${path}.row`),
    cellInset: pixels(`${path}.cellInset`),
    gutter: pixels(`${path}.gutter`),
    standardText: type(`${path}.standardText`),
  });
  const tone = (path: string, parts: ToneTokens) =>
    each(path, { ...parts }, pair) as unknown as ToneTokens;
  return {
    color: each('color', base.color, pair),
    tone: each('tone', base.tone, tone),
    space: each('space', base.space, pixels),
    type: {
      family: families('family.text'),
      familyMono: families('family.mono'),
      weight: each('weight', base.type.weight, number),
      text: each('text', base.type.text, type),
      heading: each('heading', base.type.heading, type),
    },
    radius: each('radius', base.radius, pixels),
    line: each('line', base.line, pixels),
    shadow: each('shadow', base.shadow, shadow),
    focus: each('focus', base.focus, pixels),
    width: each('width', base.width, pixels),
    motion: each('motion', base.motion, milliseconds),
    zIndex: each('zIndex', base.zIndex, number),
    density: each('density', base.density, density),
  };
}

/** The same names, each with what is at its path. */
function each<Name extends string, Was, Value>(
  path: string,
  like: Readonly<Record<Name, Was>>,
  read: (path: string, was: Was) => Value,
): Record<Name, Value> {
  const entries = Object.entries<Was>(like).map(([name, was]) => [
    name,
    read(`${path}.${name}`, was),
  ]);
  return Object.fromEntries(entries) as Record<Name, Value>;
}
