/** A package.json, as far as packing reads it. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Exports;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** A target of `exports`, or targets by path or by condition. */
export type Exports = string | null | { readonly [key: string]: Exports };

/** The condition under which this repository finds sources instead of builds. */
const sourceCondition = '@facturatie/source';

/** The package.json that a stranger gets: without what only works inside this repository. */
export function publishedManifest(manifest: Manifest): Manifest {
  return { ...manifest, exports: withoutSources(manifest.exports), devDependencies: undefined };
}

function withoutSources(exports: Exports): Exports {
  if (typeof exports === 'string' || exports === null) return exports;
  return Object.fromEntries(
    Object.entries(exports)
      .filter(([key]) => key !== sourceCondition)
      .map(([key, target]) => [key, withoutSources(target)]),
  );
}
