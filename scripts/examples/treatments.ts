/** How the blocks of TypeScript of a document are tried. */
export interface Treatment {
  /** The folder they stand in, where they import from beside them; from the root of the repository. */
  readonly folder?: string;
  /** Of blocks that show a part: the declarations around them. One line. */
  readonly given?: string;
}

const components = 'packages/ui/src/components';

const room = (name: string) => `${components}/${name}/${name}.mdx`;

/** By document. One that is not named holds whole modules, which have to compile. */
export const treatments: Readonly<Record<string, Treatment>> = {
  '.storybook/pages/Welcome.mdx': { given: 'declare function save(): void;' },
  'docs/contributing/api.md': { folder: 'packages/api-contract/src/calls' },
  'docs/contributing/storybook.md': {
    given: "import type { Meta, StoryObj } from '@storybook/react-vite';",
  },
  'docs/contributing/styling.md': {
    folder: `${components}/Badge`,
    given: "const tones = ['accent', 'critical'] as const;",
  },
  'packages/api-contract/README.md': { folder: 'packages/api-contract/src/calls' },
  [room('AlertDialog')]: {
    given:
      "import { confirm } from '@facturatie/ui/AlertDialog'; declare function removeInvoice(id: number): Promise<void>;",
  },
  [room('BusyIndicator')]: {
    given:
      "import { busy } from '@facturatie/ui/BusyIndicator'; declare const client: { listCustomers(): Promise<string[]> };",
  },
  [room('DateField')]: {
    given: "import { DateField, DateFieldCalendar } from '@facturatie/ui/DateField';",
  },
  [room('KeyboardHelp')]: {
    given:
      "import { KeyboardHelp, useHelpKey } from '@facturatie/ui/KeyboardHelp'; import type { ReactNode } from 'react'; declare const agendaKeys: { keys: string; does: string }[]; declare const asked: { from: Element | null } | undefined; declare function setAsked(asked: { from: Element | null } | undefined): void; declare function LazySheet(props: { from: Element | null; onClose: () => void }): ReactNode;",
  },
  [room('LineItemsGrid')]: {
    given:
      "import { MoneyField } from '@facturatie/ui/MoneyField'; import { formatMoney, type NumberFault, numberFaultText, readMoney } from '@facturatie/ui/intl'; interface Line { id: number; price: number | null; unreadPrice?: string | undefined; priceFault?: string | undefined } declare const pasted: string; declare function newLine(): Line; declare function edit(id: number, change: Partial<Line>): void;",
  },
  [room('Modal')]: {
    given:
      "import { Button } from '@facturatie/ui/Button'; import { Modal } from '@facturatie/ui/Modal'; import { MoneyField } from '@facturatie/ui/MoneyField'; declare const isOpen: boolean; declare function setIsOpen(isOpen: boolean): void; declare const amount: number | null; declare function setAmount(amount: number | null): void;",
  },
  [room('Toasts')]: { given: "import { toast } from '@facturatie/ui/Toasts';" },
  [room('UiProvider')]: {
    given:
      "import { UiProvider } from '@facturatie/ui/UiProvider'; import type { ReactNode } from 'react'; declare const router: { navigate(href: string): void }; declare function App(): ReactNode;",
  },
};

/**
 * Where blocks are tried that are not tried here, and why. Those with the name of a file behind their
 * language are the files of a consumer: scripts/packages/consumer.test.ts writes, builds and opens them.
 */
export const triedElsewhere: Readonly<Record<string, string>> = {
  'docs/contributing/releasing.md md': 'A changeset; releases.test.ts reads it.',
  'docs/operations.md sql':
    'Run as those roles by packages/server/src/node/roles.postgres.slow.test.ts.',
  'docs/operations.md ini': 'Asks for systemd; the settings in it are tried by settings.test.ts.',
  'docs/operations.md nginx': 'Asks for nginx; what it sends on is tried by createServer.test.ts.',
  'docs/operations.md caddy': 'Asks for Caddy, which sets by itself what nginx is told to.',
  'docs/operations.md sh':
    'They change the machine or its data. Each command is run by the tests of packages/server/src/node.',
  'README.md sh': 'The commands that run all tests; .ci/run begins with them.',
  'docs/contributing/testing.md sh': 'They run the tests.',
  'docs/contributing/state.md text': 'A diagram.',
  'docs/contributing/mutation.md sh': 'Takes minutes; part of npm run test:long.',
  'docs/contributing/packages.md sh': 'What it calls is run by scripts/packages/packages.test.ts.',
  'docs/contributing/api.md sh': 'They write what tests compare, and run the tests.',
  'docs/api.md sh': 'Run by scripts/docs/apiCommands.test.ts.',
  'packages/api-contract/README.md sh': 'It runs the tests.',
  'packages/invoice-engine/README.md sh': 'An install, and the tests.',
  'packages/ubl/README.md sh': 'An install: scripts/packages/consumer.test.ts does it.',
  'packages/ui/README.md sh': 'An install: scripts/packages/consumer.test.ts does it.',
};
