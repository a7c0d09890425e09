/** A package.json, as far as packing reads it. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Exports;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** A target of `exports`, or targets by path or by condition. */
export type Exports = string | null | { readonly [key: string]: Exports };

/** The condition under which this repository finds sources instead of builds. */
const sourceCondition = '@facturatie/source';

/**
 * The package.json that a stranger gets: without what only works inside this repository. What is pinned
 * here, so that tests mean something, is a range there, so that a project has one copy of it.
 */
export function publishedManifest(manifest: Manifest): Manifest {
  const { dependencies, devDependencies: _, ...rest } = manifest;
  return {
    ...rest,
    exports: withoutSources(manifest.exports),
    ...(dependencies && { dependencies: withRanges(dependencies) }),
  };
}

function withoutSources(exports: Exports): Exports {
  if (typeof exports === 'string' || exports === null) return exports;
  return Object.fromEntries(
    Object.entries(exports)
      .filter(([key]) => key !== sourceCondition)
      .map(([key, target]) => [key, withoutSources(target)]),
  );
}

function withRanges(dependencies: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [
      name,
      /^\d/.test(version) ? `^${version}` : version,
    ]),
  );
}
