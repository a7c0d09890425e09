import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sanitize, storyNameFromExport, toId } from 'storybook/internal/csf';
import { root } from '../root.ts';

/** The ids of all stories and documentation pages: what stands in an address behind `?path=`. */
export function storyIds(): Set<string> {
  const files = globSync('{.storybook/pages,packages/ui/src,app/src}/**/*.{mdx,stories.tsx}', {
    cwd: root,
  });
  const sources = new Map(
    files.map((file) => [path.join(root, file), readFileSync(path.join(root, file), 'utf8')]),
  );
  return new Set(
    [...sources].flatMap(([file, source]) => {
      const title = titleOf(file, sources);
      const page = `/docs/${sanitize(title)}--docs`;
      if (file.endsWith('.mdx')) return [page];
      const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
      const stories = names.map((name) => `/story/${toId(title, storyNameFromExport(name))}`);
      return source.includes("'!autodocs'") ? stories : [page, ...stories];
    }),
  );
}

/** The title that a file gives its page: itself, or by the stories that it is of. */
function titleOf(file: string, sources: ReadonlyMap<string, string>): string {
  const source = sources.get(file) ?? '';
  const own = /(?:^const meta = \{\s*title: '|^<Meta title=")([^'"]+)/m.exec(source)?.[1];
  if (own !== undefined) return own;
  const module = /<Meta of=\{(\w+)\}/.exec(source)?.[1];
  const from = new RegExp(`import \\* as ${module} from '([^']+)'`).exec(source)?.[1];
  if (from === undefined) throw new Error(`${path.relative(root, file)} has no title`);
  return titleOf(path.join(path.dirname(file), from), sources);
}
