import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { apiText } from './apiText.ts';
import { exportsOf } from './exportsOf.ts';
import { apiFile, packageApi, packagesWithApi } from './packageApi.ts';

test.each(packagesWithApi)(
  'packages/%s/api.md is what `npm run generate -- api` writes today',
  async (name) => {
    expect(readFileSync(apiFile(name), 'utf8')).toBe(await packageApi(name));
  },
);

test.each(packagesWithApi)('packages/%s/api.md says of everything what it is', (name) => {
  expect(readFileSync(apiFile(name), 'utf8')).not.toMatch(/elided|[:<|] any[;>[]/);
});

/** Modules of types, by file. */
const modules: Record<string, string> = {
  'index.d.ts': `import { type Unit } from './unit.ts';
    export { area as areaOf, type Shape } from './shape/shape.ts';
    export * from './all.ts';
    export { Unit };
/** The only one of its own. */
export declare const own: import("./unit.ts").Unit;`,
  'shape/shape.d.ts': `/** Not public. */
interface Hidden { }
/**
 * A shape.
 */
export interface Shape {
    /** In metres. */
    readonly width: number;
}
/** By shape. */
export declare function area(shape: Shape): number;
/** By width. */
export declare function area(width: number): number;`,
  'all.d.ts': 'export declare class Anything { }',
  'unit.d.ts': `// No docstring.
type Unit = 'm';
export { Unit };`,
};

const publicText = (entry: string, files = modules): string =>
  apiText([{ specifier: 'planted', exports: exportsOf(entry, (file) => files[file] ?? '') }]);

describe('the public interface', () => {
  test('holds every exported name with docstring and declarations, sorted, wherever it stands', () => {
    expect(publicText('index.d.ts').split('\n').slice(4).join('\n')).toBe(`## planted

### Anything

\`\`\`ts
export declare class Anything { }
\`\`\`

### Shape

\`\`\`ts
/**
 * A shape.
 */
export interface Shape {
  /** In metres. */
  readonly width: number;
}
\`\`\`

### Unit

\`\`\`ts
type Unit = 'm';
\`\`\`

### areaOf

\`\`\`ts
/** By shape. */
export declare function area(shape: Shape): number;
/** By width. */
export declare function area(width: number): number;
\`\`\`

### own

\`\`\`ts
/** The only one of its own. */
export declare const own: Unit;
\`\`\`
`);
  });

  test('differs when a docstring does', () => {
    const changed = { ...modules, 'shape/shape.d.ts': '/** New. */ export interface Shape { }' };
    expect(publicText('shape/shape.d.ts', changed)).not.toBe(publicText('shape/shape.d.ts'));
  });

  test('names what is exported and stands nowhere', () => {
    const broken = { 'index.d.ts': "export { gone } from './unit.ts';" };
    expect(() => publicText('index.d.ts', broken)).toThrow(
      "index.d.ts exports 'gone', which stands nowhere.",
    );
  });
});
