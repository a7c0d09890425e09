import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import localesPlugin from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultClientConditions, type Rolldown } from 'vite';
import { atMost, type Result } from '../measure.ts';

const ui = resolve(import.meta.dirname, '../../packages/ui');
const entry = 'virtual:entry';

/** Bytes of gzip. */
interface Size {
  readonly scripts: number;
  readonly styles: number;
}

/** Our entries that do what a part of react-aria-components does. */
const parts: Readonly<Record<string, string>> = {
  Button: 'Button',
  Calendar: 'Calendar',
  Checkbox: 'Checkbox',
  DataTable: 'Table',
  DateField: 'DatePicker',
  Link: 'Link',
  Menu: 'Menu',
  Modal: 'Modal',
  MoneyField: 'NumberField',
  Popover: 'Popover',
  SearchComboBox: 'ComboBox',
  SearchField: 'SearchField',
  Select: 'Select',
  Switch: 'Switch',
  Tabs: 'Tabs',
  TextField: 'TextField',
  Tooltip: 'Tooltip',
};

/** What each entry of our package weighs without React, beside the part of react-aria that does the same. */
export async function entrySizes(): Promise<readonly Result[]> {
  const components = readdirSync(resolve(ui, 'src/components')).toSorted();
  const results: Result[] = [];
  for (const component of components) {
    const own = await sizeOf(`export * from '@facturatie/ui/${component}';`);
    const { [component]: part } = parts;
    const peer = part && (await sizeOf(`export { ${part} } from 'react-aria-components';`));
    const beside = peer ? `; react-aria's ${part} ${kilobytes(peer.scripts)}` : '';
    const value = `${kilobytes(own.scripts)}, styles ${kilobytes(own.styles)}${beside}`;
    results.push({ name: component, value });
  }
  const alone = await sizeOf(`export { StatusBadge } from '@facturatie/ui/StatusBadge';`);
  const fromPackage = await sizeOf(`export { StatusBadge } from '@facturatie/ui';`);
  const unused = fromPackage.scripts - alone.scripts;
  return [...results, atMost('What is not used adds', Math.max(0, unused), 0, 'B')];
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;

/** Bundles a module as an application does: tree-shaken and minified, React left out. */
async function sizeOf(code: string): Promise<Size> {
  const id = resolve(import.meta.dirname, entry);
  const { output } = (await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@facturatie/source', ...defaultClientConditions] },
    plugins: [
      vanillaExtractPlugin(),
      localesPlugin.vite({ locales: ['nl-NL'] }),
      {
        name: 'entry',
        resolveId: (asked) => (asked === entry ? id : undefined),
        load: (asked) => (asked === id ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2024',
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
      },
    },
  })) as Rolldown.RolldownOutput;
  const weigh = (isWanted: (file: string) => boolean) =>
    output
      .filter(({ fileName }) => isWanted(fileName))
      .map((file) => gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length)
      .reduce((sum, size) => sum + size, 0);
  return {
    scripts: weigh((file) => file.endsWith('.js')),
    styles: weigh((file) => file.endsWith('.css')),
  };
}
