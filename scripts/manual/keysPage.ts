import path from 'node:path';
import { helpTables } from '../../packages/ui/src/components/KeyboardHelp/helpTables.ts';
import {
  keyboardHelpTexts,
  keyboardTableTexts,
} from '../../packages/ui/src/intl/keyboard.nl-BE.ts';
import type { KeyTable } from '../../packages/ui/src/private/keyTable.ts';
import { manualFolder } from './manualFolder.ts';

type Part = keyof typeof helpTables;

/** The page of the manual with all keys. */
export const keysPageFile = path.join(manualFolder, '8-toetsen.md');

/** Where keys work, in the order in which staff meets them. Every part stands once. */
const groups: readonly (readonly [title: string, parts: readonly string[]])[] = [
  ['Overal', ['keyboardHelp', 'form', 'appShell', 'sidebar', 'toasts']],
  ['Lijsten', ['searchField', 'dataTable', 'paginator', 'tabs']],
  [
    'Offertes en facturen',
    ['lineItemsGrid', 'linesForm', 'descriptionSearch', 'searchComboBox', 'splitButton'],
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
    const tables = Map.groupBy(names.filter(isPart), (part) => rowsOf(helpTables[part]));
    return [`## ${title}`, ...tables.entries().map(tableOf)].join('\n\n');
  });
  return `${introduction}\n${sections.join('\n\n')}\n`;
}

function isPart(name: string): name is Part {
  return name in helpTables;
}

/** The parts of the page that stand in it. */
export const partsOfKeysPage: readonly string[] = groups.flatMap(([, parts]) => parts);

/** What has the same keys stands above one table. */
function tableOf([rows, parts]: readonly [string, readonly Part[]]): string {
  const names = parts.map((part) => keyboardHelpTexts.names[part]).join(', ');
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
