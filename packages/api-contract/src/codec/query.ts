import type { Codec, Decoded } from './Codec.ts';

/** Reads a query string; of a repeated name, the first value counts. */
export function decodeQuery<T>(codec: Codec<T>, parameters: URLSearchParams): Decoded<T> {
  const wire = Object.fromEntries(
    [...parameters.keys()].map((name) => [name, parameters.get(name)]),
  );
  return codec.decode(wire);
}

/** The names and texts of a query string. Fields that are null are left out. */
export function encodeQuery<T>(codec: Codec<T>, value: T): Record<string, string> {
  const wire = codec.encode(value) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(wire)
      .filter(([, part]) => part !== null)
      .map(([name, part]) => [name, String(part)]),
  );
}
