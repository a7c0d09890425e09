const components = 'packages/ui/src/components';

const pageOf = (name: string) => `${components}/${name}/${name}.mdx`;

/**
 * The folder in which the code blocks of a document run, for relative imports. A block with the name of a file
 * is that file of the folder, and may import those of other blocks.
 */
export const folders: Readonly<Record<string, string>> = {
  'docs/contributing/api.md': 'packages/api-contract/src',
  'docs/contributing/styling.md': `${components}/Badge`,
};

/**
 * Of documents whose blocks show a part: the declarations around them, on one line. The blocks of others
 * are whole modules.
 */
export const givens: Readonly<Record<string, string>> = {
  '.storybook/pages/Welcome.mdx': 'declare function save(): void;',
  'docs/decisions/0015-searching-fields.md':
    "import { Autocomplete, ListBox, ListBoxItem, Popover, TextArea, TextField } from 'react-aria-components'; import type { ReactNode, RefObject } from 'react'; declare const text: string; declare function type(text: string): void; declare const ref: RefObject<HTMLDivElement | null>; declare const found: ReactNode; declare function create(): void;",
  'docs/contributing/storybook.md': "import type { Meta, StoryObj } from '@storybook/react-vite';",
  'docs/contributing/styling.md': "const tones = ['accent', 'critical'] as const;",
  [pageOf('AlertDialog')]:
    "import { confirm } from '@facturatie/ui/AlertDialog'; declare function removeInvoice(id: number): Promise<void>;",
  [pageOf('BusyIndicator')]:
    "import { busy } from '@facturatie/ui/BusyIndicator'; declare const client: { listCustomers(): Promise<string[]> };",
  [pageOf('DateField')]: "import { DateField, DateFieldCalendar } from '@facturatie/ui/DateField';",
  [pageOf('KeyboardHelp')]:
    "import { KeyboardHelp, useHelpKey } from '@facturatie/ui/KeyboardHelp'; import type { ReactNode } from 'react'; declare const agendaKeys: { keys: string; does: string }[]; declare const asked: { from: Element | null } | undefined; declare function setAsked(asked: { from: Element | null } | undefined): void; declare function LazySheet(props: { from: Element | null; onClose: () => void }): ReactNode;",
  [pageOf('LineItemsGrid')]:
    "import { editedLine, LineItemsGrid, type LineCell, type LineColumn, type LineNotes } from '@facturatie/ui/LineItemsGrid'; import { useState } from 'react'; declare const units: { key: string; label: string }[]; declare function totalCell(line: object): LineCell<string>; declare function orderLine(id: number): { id: number; text: string; unit: string; quantity: number | null; price: number | null };",
  [pageOf('Modal')]:
    "import { Button } from '@facturatie/ui/Button'; import { Modal } from '@facturatie/ui/Modal'; import { MoneyField } from '@facturatie/ui/MoneyField'; declare const isOpen: boolean; declare function setIsOpen(isOpen: boolean): void; declare const amount: number | null; declare function setAmount(amount: number | null): void;",
  [pageOf('Toasts')]: "import { toast } from '@facturatie/ui/Toasts';",
  [pageOf('UiProvider')]:
    "import { UiProvider } from '@facturatie/ui/UiProvider'; import type { ReactNode } from 'react'; declare const router: { navigate(href: string): void }; declare function App(): ReactNode;",
};

/**
 * Where blocks are tried that are not tried here, and why. Those with the name of a file behind their
 * language are the files of a consumer: scripts/packages/consumer.test.ts writes, builds and opens them.
 */
export const testedElsewhere: Readonly<Record<string, string>> = {
  'docs/contributing/releasing.md md': 'A changeset; releases.test.ts reads it.',
  'docs/operations.md sql':
    'Run as those roles by packages/server/src/node/processes/roles.postgres.slow.test.ts.',
  'docs/operations.md ini': 'Asks for systemd; the settings in it are tried by settings.test.ts.',
  'docs/operations.md nginx': 'Asks for nginx; what it sends on is tried by createServer.test.ts.',
  'docs/operations.md caddy': 'Needs Caddy, which sets by itself what nginx is configured to set.',
  'docs/operations.md sh':
    'They change the machine or its data. Each command is run by the tests of packages/server/src/node.',
  'README.md sh': 'The commands that run all tests; .ci/run begins with them.',
  'docs/contributing/state.md text': 'A diagram.',
  'docs/contributing/packages.md sh': 'What it calls is run by scripts/packages/packages.test.ts.',
  'docs/contributing/api.md sh': 'They write what tests compare, and run the tests.',
  'docs/api.md sh': 'Run by scripts/documents/pages/apiCommands.slow.test.ts.',
  'packages/api-contract/README.md sh': 'An install: scripts/packages/consumer.test.ts does it.',
  'packages/invoice-engine/README.md sh': 'An install: scripts/packages/consumer.test.ts does it.',
  'packages/ubl/README.md sh': 'An install: scripts/packages/consumer.test.ts does it.',
  'packages/ui/README.md sh': 'An install: scripts/packages/consumer.test.ts does it.',
};
