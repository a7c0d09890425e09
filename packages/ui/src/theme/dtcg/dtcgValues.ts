/** A token of a file in the exchange format. */
export interface FoundToken {
  $type: string | undefined;
  /** Its value, with references resolved. */
  $value: unknown;
}

/** The tokens of a file in the exchange format by their paths, `light.color.text`. */
export type FoundTokens = Map<string, FoundToken>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds all tokens of a file. The type of a group applies to its tokens. */
export function findTokens(file: unknown, path = '', inherited?: string): FoundTokens {
  if (!isObject(file)) throw new RangeError(`${path || 'The file'} is no group of tokens.`);
  const $type = typeof file['$type'] === 'string' ? file['$type'] : inherited;
  if ('$value' in file) return new Map([[path, { $type, $value: file['$value'] }]]);
  const names = Object.keys(file).filter((name) => !name.startsWith('$'));
  return new Map(
    names.flatMap((name) => [...findTokens(file[name], path ? `${path}.${name}` : name, $type)]),
  );
}

/**
 * A value with what it refers to in the place of references (`{color.text}`).
 * @throws RangeError when one leads nowhere, or round
 */
export function resolved(value: unknown, tokens: FoundTokens, from: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => resolved(item, tokens, from));
  if (isObject(value)) {
    const entries = Object.entries(value).map(([name, part]) => [
      name,
      resolved(part, tokens, from),
    ]);
    return Object.fromEntries(entries);
  }
  const path = typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
  if (path === undefined) return value;
  const found = tokens.get(path);
  if (found === undefined || from.includes(path)) {
    throw new RangeError(`${from[0]} refers to ${path}, which leads nowhere.`);
  }
  return resolved(found.$value, tokens, [...from, path]);
}

/** A part of a value: the `blur` of a shadow. */
export function partOf(value: unknown, name: string, path: string): unknown {
  if (!isObject(value) || !(name in value)) throw new RangeError(`${path} has no ${name}.`);
  return value[name];
}

/** A number. */
export function numberOf(value: unknown, path: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new RangeError(`${path} is no number.`);
  }
  return value;
}

/** A length in pixels; a rem has 16. */
export function pixelsOf(value: unknown, path: string): number {
  const unit = partOf(value, 'unit', path);
  if (unit !== 'px' && unit !== 'rem')
    throw new RangeError(`${path} has a unit other than px, rem.`);
  return numberOf(partOf(value, 'value', path), path) * (unit === 'rem' ? 16 : 1);
}

/** A time in milliseconds. */
export function millisecondsOf(value: unknown, path: string): number {
  const unit = partOf(value, 'unit', path);
  if (unit !== 'ms' && unit !== 's') throw new RangeError(`${path} has a unit other than ms, s.`);
  return numberOf(partOf(value, 'value', path), path) * (unit === 's' ? 1000 : 1);
}

/** The families of letters as CSS writes them: with quotes around a name of several words. */
export function familiesOf(value: unknown, path: string): string[] {
  return [value].flat().map((name) => {
    if (typeof name !== 'string' || /["'\\]/.test(name)) {
      throw new RangeError(`${path} is no list of families.`);
    }
    return name.includes(' ') ? `'${name}'` : name;
  });
}

/**
 * A colour `#rrggbb`, from its parts in sRGB.
 * @throws RangeError when it is of another colour space, or its `hex` says something else
 */
export function hexOf(value: unknown, path: string): string {
  const components = partOf(value, 'components', path);
  if (partOf(value, 'colorSpace', path) !== 'srgb' || !Array.isArray(components)) {
    throw new RangeError(`${path} is no colour in sRGB.`);
  }
  const parts = components.map((part) => Math.round(numberOf(part, path) * 255));
  if (parts.length !== 3 || parts.some((part) => part < 0 || part > 255)) {
    throw new RangeError(`${path} is no colour: three numbers of 0 to 1 are.`);
  }
  const hex = `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const said = isObject(value) ? (value['hex'] ?? hex) : hex;
  if (typeof said !== 'string' || said.toLowerCase() !== hex) {
    throw new RangeError(
      `${path} is ${hex} by its components, and ${JSON.stringify(said)} by its hex.`,
    );
  }
  return hex;
}

/** How much of a colour is seen, in hundredths. */
export function opacityOf(value: unknown): number {
  const alpha = isObject(value) ? value['alpha'] : undefined;
  return typeof alpha === 'number' ? Number((alpha * 100).toFixed(2)) : 100;
}
