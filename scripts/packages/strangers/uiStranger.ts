import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../root.ts';
import { examplesIn } from '../../examples/examplesIn.ts';
import { newStranger, type Stranger } from './newStranger.ts';

/** The files that the README of the components shows, by their names. */
export const readmeFiles: ReadonlyMap<string, string> = new Map(
  examplesIn(readFileSync(path.join(root, 'packages/ui/README.md'), 'utf8')).flatMap(
    ({ file, code }) => (file === undefined ? [] : [[file, code] as const]),
  ),
);

/** A page around the scripts that are built. */
const pageAround = (script: string, head = ''): string =>
  `<!doctype html>
<html lang="nl-BE">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Betaling</title>
    ${head}
  </head>
  <body><div id="root"></div><script type="module" src="/${script}"></script></body>
</html>
`;

/** The application without its sheet, which the page loads by itself. */
const bare = `import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
createRoot(document.body.appendChild(document.createElement('main'))).render(<App />);
`;

const pages = (input: readonly string[]): string =>
  `import { mergeConfig } from 'vite';
import config from './vite.config.ts';
export default mergeConfig(config, {
  logLevel: 'warn',
  build: { assetsInlineLimit: 0, rolldownOptions: { input: ${JSON.stringify(input)} } },
});
`;

/** Somebody who does what the README of the components says, and then opens it in several ways. */
export async function uiStranger(folder: string, registry: string): Promise<Stranger> {
  const stranger = newStranger(folder, registry);
  await stranger.install(
    '@facturatie/ui',
    'react',
    'react-dom',
    '@types/react',
    '@types/react-dom',
    '@types/node',
  );
  stranger.plant(readmeFiles);
  stranger.plant([
    ['index.html', pageAround('main.tsx')],
    ['bare.tsx', bare],
    ['bare.html', pageAround('bare.tsx', '<!--head-->')],
    ['client.html', pageAround('client.tsx')],
    ['pages.config.ts', pages(['index.html', 'bare.html'])],
    ['client.config.ts', pages(['client.html'])],
  ]);
  return stranger;
}

/** The sheets of the README's components: of each its own, and the theme. */
export function ownSheets(): string[] {
  const names = readmeFiles
    .get('App.tsx')
    ?.match(/\b(Button|\w+Field|Form|SearchComboBox|Toasts|UiProvider)\b/g);
  return [...new Set(names)].map((name) => `sheets/components/${name}/styles.css`);
}

/** Writes a page of the built application that loads these sheets, in this order. */
export function writePage(
  { folder }: Stranger,
  name: string,
  sheets: readonly string[],
  head = '',
): void {
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}">`);
  const page = readFileSync(path.join(folder, 'dist/bare.html'), 'utf8');
  const built = page.replace('<!--head-->', [head, ...links].join(''));
  writeFileSync(path.join(folder, 'dist', name), built);
}

/** Puts the sheets and fonts of the installed package beside the built application. */
export function copySheets({ folder }: Stranger): void {
  const from = path.join(folder, 'node_modules/@facturatie/ui/dist');
  for (const file of globSync('**/*.css', { cwd: from }))
    cpSync(path.join(from, file), path.join(folder, 'dist/sheets', file));
  for (const file of globSync('fonts/*.woff2', { cwd: from })) {
    cpSync(path.join(from, file), path.join(folder, 'dist/sheets', file));
  }
}
