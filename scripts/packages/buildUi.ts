import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin, type Rolldown } from 'vite';
import { root } from '../root.ts';
import { resolveSources } from '../testing/resolveSources.ts';

const source = path.join(root, 'packages/ui/src');

/** Fonts as our styles name them. */
const fontUrl = /url\('(@fontsource-variable\/inter\/files\/([^']+))'\)/g;

/** What others import: modules by their path in the package, without ending. */
const doors = globSync(['index.ts', '{theme,intl,intl/corpus,components/*}/index.ts'], {
  cwd: source,
})
  .map((file) => file.replace(/\.ts$/, ''))
  .toSorted();

/** The built components: files by their path in `dist`. */
export interface BuiltUi {
  /** Modules, divided as they were, so that a bundler takes what is used. They import no styles. */
  readonly modules: ReadonlyMap<string, string>;
  /** For every door with styles one sheet of all that it opens: `components/Button/styles.css`. */
  readonly sheets: ReadonlyMap<string, string>;
  /** Fonts that the sheets name. */
  readonly fonts: ReadonlyMap<string, Uint8Array>;
  /** What a door opens: the paths of its modules, itself first. */
  readonly opened: (door: string) => readonly string[];
}

/**
 * Builds the components from their sources.
 * @param isMinified Whether names and spaces are shortened, as an application does with them.
 */
export async function buildUi(isMinified = false): Promise<BuiltUi> {
  const styles = new Map<string, string>();
  const imports = new Map<string, readonly string[]>();
  const [{ output }] = (await build({
    ...resolveSources,
    root,
    configFile: false,
    logLevel: 'error',
    // Whoever builds, a test too: what strangers get is not React's own check of our code.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [vanillaExtractPlugin({ identifiers: 'short' }), takeStyles(styles, imports)],
    build: {
      write: false,
      minify: isMinified,
      target: 'es2024',
      lib: { entry: doors.map((door) => path.join(source, `${door}.ts`)), formats: ['es'] },
      rolldownOptions: {
        external: (id) => !/^[./\0]/.test(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: source,
          entryFileNames: '[name].js',
          banner: ({ facadeModuleId }) => (needsClient(facadeModuleId) ? "'use client';" : ''),
        },
      },
    },
  })) as [Rolldown.RolldownOutput];
  const chunks = output.flatMap((item) => (item.type === 'chunk' ? [item] : []));
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const fonts = new Map<string, Uint8Array>();
  const sheets = doors.flatMap((door) => {
    const ids = reached(path.join(source, `${door}.ts`), (id) => imports.get(id) ?? []);
    const sheet = ids
      .toReversed()
      .flatMap((id) => styles.get(id) ?? [])
      .join('\n');
    const place = path.join(path.dirname(door), 'styles.css');
    return sheet === '' ? [] : [[place, withOwnFonts(sheet, place, fonts)] as const];
  });
  return {
    modules: new Map(chunks.map(({ fileName, code }) => [fileName, code])),
    sheets: new Map(sheets),
    fonts,
    opened: (door) =>
      reached(`${door}.js`, (file) => byFile.get(file)?.imports ?? []).filter((file) =>
        byFile.has(file),
      ),
  };
}

/** What can be reached from somewhere, itself first; what is imported last stands first after it. */
function reached(from: string, next: (id: string) => readonly string[]): string[] {
  const done: string[] = [];
  const seen = new Set<string>();
  function visit(id: string): void {
    if (seen.has(id)) return;
    seen.add(id);
    for (const other of next(id)) visit(other);
    done.push(id);
  }
  visit(from);
  return done.toReversed();
}

/** Modules that only a page can run: components, and hooks. */
function needsClient(id: string | null): boolean {
  return id !== null && (id.endsWith('.tsx') || /\/use[A-Z]\w*\.ts$/.test(id));
}

/** Takes the styles out of the modules and keeps them, with who imports what. */
function takeStyles(styles: Map<string, string>, imports: Map<string, readonly string[]>): Plugin {
  return {
    name: 'take-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css($|\?)/.test(id)) return undefined;
      styles.set(id, code);
      return { code: '', moduleType: 'js', moduleSideEffects: false };
    },
    buildEnd() {
      for (const id of this.getModuleIds())
        imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
    },
  };
}

/** Fonts go along: nothing is fetched from elsewhere. */
function withOwnFonts(sheet: string, place: string, fonts: Map<string, Uint8Array>): string {
  const { resolve } = createRequire(path.join(root, 'packages/ui/package.json'));
  return sheet.replaceAll(fontUrl, (_, specifier: string, name: string) => {
    fonts.set(`fonts/${name}`, readFileSync(resolve(specifier)));
    return `url('${path.posix.join(path.posix.relative(path.dirname(place), '.') || '.', 'fonts', name)}')`;
  });
}
