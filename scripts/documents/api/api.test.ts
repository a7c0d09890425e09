import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiText, declarationsIn } from './apiText.ts';
import { exportsOf } from './exportsOf.ts';
import { publishable } from '../../packages/packPackages.ts';
import { apiFile, packageApi } from './packageApi.ts';

test.each(publishable)(
  'packages/%s/api.md is what `npm run generate -- api` writes today',
  async (name) => {
    expect(readFileSync(apiFile(name), 'utf8')).toBe(await packageApi(name));
  },
);

test.each(publishable)('packages/%s/api.md describes every declaration', (name) => {
  const report = readFileSync(apiFile(name), 'utf8');
  expect(report).not.toMatch(/elided|[:<|] any[;>[]/);
  const codecs = Array.from(report.matchAll(/Infer<typeof (\w+)>/g), ([, codec]) => codec);
  expect([...declarationsIn(report).keys()]).toEqual(expect.arrayContaining(codecs));
});

/** Modules of types, by file. */
const modules: Record<string, string> = {
  'index.d.ts': `import { type Unit } from './unit.ts';
    export { area as areaOf, type ShapeProps } from './shape/shape.ts';
    export * from './all.ts';
    export { Unit };
/** The only one of its own. */
export declare const own: import("./unit.ts").Unit;`,
  'shape/shape.d.ts': `/** Not public. */
interface Hidden { }
/**
 * A shape:
 *
 * - with {@link Unit}
 */
export interface ShapeProps {
    /** In metres,
     *  whole ones. */
    readonly width: number;
    readonly place: {
        readonly x: 1;
    };
}
/** Props of {@link area}. */
export declare function area({ width, place }: ShapeProps): number;
/** By width. */
export declare function area(width: number): number;`,
  'all.d.ts': `export declare class Anything {
}
export declare const long: {
    readonly body: {
        readonly oneOfTwo: import("./unit.ts").Unit;
        readonly theOtherOne: import("./unit.ts").Unit;
        readonly both: true;
    };
};
export declare const all: {
    readonly long: {
        readonly body: {
            readonly oneOfTwo: import("./unit.ts").Unit;
            readonly theOtherOne: import("./unit.ts").Unit;
            readonly both: true;
        };
    };
};`,
  'unit.d.ts': `// No docstring.
type Unit = 'm';
export { Unit };`,
};

const publicText = (entry: string, files = modules): string =>
  apiText([{ specifier: 'planted', exports: exportsOf(entry, (file) => files[file] ?? '') }]);

test('holds every exported name once, sorted, wherever it is declared, in few lines', () => {
  expect(publicText('index.d.ts').split('\n').slice(4).join('\n')).toBe(`## planted

\`\`\`ts
class Anything {}
/** A shape: - with {@link Unit} */
interface ShapeProps {
  /** In metres, whole ones. */ readonly width: number;
  readonly place: { readonly x: 1 };
}
type Unit = 'm';
const all: { readonly long: typeof long };
function areaOf(props: ShapeProps): number;
/** By width. */
function areaOf(width: number): number;
const long: {
  readonly body: { readonly oneOfTwo: Unit; readonly theOtherOne: Unit; readonly both: true };
};
/** The only one of its own. */
const own: Unit;
\`\`\`
`);
});

test('its declarations can be read by name', () => {
  const declarations = declarationsIn(publicText('index.d.ts'));
  expect([...declarations.keys()].join()).toBe('Anything,ShapeProps,Unit,all,areaOf,long,own');
  expect(declarations.get('Unit')).toBe("type Unit = 'm';\n");
  expect(declarations.get('areaOf')?.split('\n')).toHaveLength(4);
  expect(declarations.get('own')).toBe('/** The only one of its own. */\nconst own: Unit;\n');
});

test('reports an export without a declaration', () => {
  const broken = { 'index.d.ts': "export { gone } from './unit.ts';" };
  expect(() => publicText('index.d.ts', broken)).toThrow(
    "index.d.ts exports 'gone', which has no declaration.",
  );
});
