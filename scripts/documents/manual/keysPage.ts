import path from 'node:path';
import { eInvoiceKeys } from '../../../app/src/intl/eInvoiceKeys.nl-BE.ts';
import { lostArticleKeys } from '../../../app/src/intl/lostArticleKeys.nl-BE.ts';
import { helpTables } from '../../../packages/ui/src/components/KeyboardHelp/helpTables.ts';
import {
  keyboardSheetTexts,
  keyboardTableTexts,
} from '../../../packages/ui/src/intl/keyboard.nl-BE.ts';
import type { KeyTable } from '../../../packages/ui/src/private/keyboard/keyTable.ts';
import { root } from '../../root.ts';

/** The manual for staff, in Dutch. */
export const manualFolder = path.join(root, 'docs/handleiding');

/** Its pictures, taken by `npm run generate -- manual`. */
export const manualPictures = path.join(manualFolder, 'pictures');

/** What has keys, by part: the components, and the app itself. */
export const keyTables: Readonly<
  Record<string, { readonly title: string; readonly keys: KeyTable }>
> = {
  ...Object.fromEntries(
    Object.entries(helpTables).map(([part, keys]) => [
      part,
      { title: keyboardSheetTexts.names[part as keyof typeof helpTables], keys },
    ]),
  ),
  [lostArticleKeys.part]: lostArticleKeys,
  [eInvoiceKeys.part]: eInvoiceKeys,
};

/** The page of the manual with all keys. */
export const keysPageFile = path.join(manualFolder, '8-toetsen.md');

/** Where keys work, in the order of the manual, each once. */
const groups: readonly (readonly [title: string, parts: readonly string[]])[] = [
  ['Overal', ['keyboardHelp', 'form', 'appShell', 'sidebar', 'toasts']],
  ['Lijsten', ['searchField', 'dataTable', 'paginator', 'tabs']],
  [
    'Offertes en facturen',
    [
      'lineItemsGrid',
      'linesForm',
      'descriptionSearch',
      'searchComboBox',
      'lostArticle',
      'splitButton',
      'eInvoice',
    ],
  ],
  ['Velden', ['moneyField', 'quantityField', 'percentField', 'dateField', 'calendar']],
  ['Andere velden', ['suggestField', 'select', 'checkbox', 'switch', 'passwordField']],
  ['Vensters en vragen', ['modal', 'alertDialog', 'menu', 'popover']],
  ['Knoppen en links', ['button', 'iconButton', 'link']],
];

const introduction = `# 8. Alle toetsen

Geschreven door \`npm run generate -- manual\`, uit dezelfde tabellen als het blad dat \`F1\` toont: op het scherm zelf staan alleen de toetsen die daar werken.
`;

/** The page, as Markdown. */
export function keysPageText(): string {
  const sections = groups.map(([title, names]) => {
    const found = names.flatMap((name) => keyTables[name] ?? []);
    const tables = Map.groupBy(found, ({ keys }) => rowsOf(keys));
    return [`## ${title}`, ...tables.entries().map(tableOf)].join('\n\n');
  });
  return `${introduction}\n${sections.join('\n\n')}\n`;
}

/** The parts of the page that are in it. */
export const partsOfKeysPage: readonly string[] = groups.flatMap(([, parts]) => parts);

/** Components with the same keys share one table. */
function tableOf([rows, parts]: readonly [string, readonly { readonly title: string }[]]): string {
  const names = parts.map(({ title }) => title).join(', ');
  const { key, action } = keyboardTableTexts;
  return `### ${names}\n\n| ${key} | ${action} |\n| --- | --- |\n${rows}`;
}

function rowsOf(table: KeyTable): string {
  return table.map(({ keys, does }) => `| ${keysText(keys)} | ${does} |`).join('\n');
}

function keysText(keys: string): string {
  const caps: Readonly<Record<string, string>> = keyboardTableTexts.keyCaps;
  return keys
    .split(', ')
    .map(
      (key) =>
        `\`${key
          .split('+')
          .map((cap) => caps[cap] ?? cap)
          .join('+')}\``,
    )
    .join(` ${keyboardTableTexts.or} `);
}
