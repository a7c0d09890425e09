import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { componentInterface } from './componentInterface.ts';
import type { KeyTable } from '../../packages/ui/src/private/keyboard/keyTable.ts';
import { readComponents } from '../../scripts/packages/components.ts';
import { root } from '../../scripts/root.ts';

const storybookFolder = path.dirname(import.meta.dirname);

/** A documentation page for programs. */
interface PlainPage {
  title: string;
  /** The address of its text, below Storybook. */
  file: string;
  /** Its first sentence or two. */
  lead: string;
  /** The page in Markdown, without what only shows in a browser; of a component with its interface. */
  text: string;
}

/** Programs that read documentation get it as plain text: `llms.txt`, and each page as Markdown. */
export function llmsPlugin(pages: readonly string[]): Plugin {
  return {
    name: 'llms-txt',
    apply: 'build',
    async generateBundle() {
      const files = pages
        .flatMap((pattern) => globSync(pattern, { cwd: storybookFolder }))
        .filter((file) => file.endsWith('.mdx'))
        .map((file) => path.resolve(storybookFolder, file));
      const read = await Promise.all(files.map(readPlainPage));
      const plain = read.toSorted((one, other) => one.title.localeCompare(other.title));
      this.emitFile({ type: 'asset', fileName: 'llms.txt', source: llmsText(plain) });
      for (const { file, text } of plain) {
        this.emitFile({ type: 'asset', fileName: file, source: text });
      }
    },
  };
}

/** The list described by llmstxt.org: a summary, then every page with its first sentences. */
function llmsText(pages: readonly PlainPage[]): string {
  const components = readComponents();
  const sections = Map.groupBy(pages, ({ title }) =>
    title.includes('/') ? title.slice(0, title.indexOf('/')) : 'Start here',
  );
  return [
    '# Facturatie',
    '> The design system of an invoicing back office for Flemish businesses: accessible React components without domain knowledge, their foundations and patterns, and the screens made of them. Components come from @facturatie/ui, one entry each: `import { Button } from "@facturatie/ui/Button"`.',
    'Start with [UiProvider](llms/components-uiprovider--docs.md), which wraps the application once, and load `@facturatie/ui/styles.css` once: modules load no styles. Amounts are whole cents, percentages hundredths of a percent, quantities thousandths, dates ISO text. Texts of the interface are Dutch (nl-BE).',
    'The page of a component ends with its TypeScript interface, every prop with its description.',
    ...Array.from(sections, ([section, listed]) =>
      [
        `## ${section}`,
        '',
        ...listed.map(({ title, file, lead }) => {
          const name = title.slice(title.indexOf('/') + 1);
          const status = section === 'Components' ? components.get(name)?.status : undefined;
          return `- [${name}](${file})${status ? ` (${status})` : ''}: ${withoutLinks(lead)}`;
        }),
      ].join('\n'),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

const withoutLinks = (text: string) => text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');

async function readPlainPage(file: string): Promise<PlainPage> {
  const source = await withKeys(file, readFileSync(file, 'utf8'));
  const title = titleOf(file, source);
  const text = withFiles(file, source);
  const lead = /^# .*\n+((?!#).+)/m.exec(text)?.[1] ?? '';
  const [section, name] = title.split('/');
  const parts = section === 'Components' && name ? [text, componentInterface(name)] : [text];
  return { title, file: `llms/${toId(title, 'docs')}.md`, lead, text: `${parts.join('\n\n')}\n` };
}

/** The tables of keys in a page as lists. */
async function withKeys(file: string, source: string): Promise<string> {
  const [, from] = /^import \{[^}]*\} from '(.+\.keys\.ts)';$/m.exec(source) ?? [];
  if (from === undefined) return source;
  const address = pathToFileURL(path.resolve(path.dirname(file), from)).href;
  const tables = (await import(address)) as Readonly<Record<string, KeyTable>>;
  return source.replaceAll(/^<KeyboardTable keys=\{(\w+)\} \/>$/gm, (_, name: string) =>
    (tables[name] ?? []).map(({ keys, does }) => `- ${keys}: ${does}`).join('\n'),
  );
}

/** The title in a page's Meta, or that of the stories it belongs to. */
function titleOf(file: string, source: string): string {
  const own = /<Meta title="([^"]+)"/.exec(source)?.[1];
  if (own !== undefined) return own;
  const meta = readFileSync(file.replace(/\.mdx$/, '.stories.tsx'), 'utf8');
  const title = /\btitle: '(\w+\/[^']+)'/.exec(meta)?.[1];
  if (title === undefined) throw new Error(`${path.relative(root, file)} belongs to no title`);
  return title;
}

/** The words of a page; where it shows Markdown files, theirs. */
function withFiles(file: string, source: string): string {
  const shown = Array.from(
    source.matchAll(/import\.meta\.glob\('([^']+\.md)'/g),
    ([, pattern = '']) =>
      globSync(pattern, { cwd: path.dirname(file) })
        .toSorted()
        .map((one) => readFileSync(path.resolve(path.dirname(file), one), 'utf8')),
  ).flat();
  return [plainText(source), ...shown].filter((part) => part.trim() !== '').join('\n\n');
}

/** Removes what only renders in a browser; advice and anatomy become lists, links lead to the Markdown of pages. */
function plainText(source: string): string {
  return source
    .replaceAll(/^import [\s\S]*?;$\n?/gm, '')
    .replaceAll(/^<(?!Advice|Anatomy|FieldAnatomy)\w[\s\S]*?\/>$\n?/gm, '')
    .replaceAll(/\?path=\/docs\/([\w-]+)(#[\w-]+)?/g, '$1.md')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/^## .*\n+(?=## |$(?![\s\S]))/gm, '')
    .trim();
}
