/** What some files may import, and why nothing else. */
export interface ImportRule {
  /** Globs from the root of the repository. Where rules overlap, the later one holds. */
  files: readonly string[];
  /** The folders in which paths ('./x.ts') must end. */
  folders: readonly string[];
  /** Package names, with all their entries; one that ends in '*' matches every name with that prefix. */
  packages: readonly string[];
  why: string;
}

const tests = ['vitest', 'fast-check'];
const pageTests = [...tests, 'storybook', '@storybook/*', 'axe-core'];

const engine = {
  folders: ['packages/invoice-engine/src'],
  packages: [],
  why: 'The engine imports nothing: it gives the same cent everywhere.',
};

const ubl = {
  folders: ['packages/ubl/src'],
  packages: [],
  why: 'E-invoices are written and checked from what is given: nothing is imported.',
};

const contract = {
  folders: ['packages/api-contract/src'],
  packages: ['valibot', 'ofetch', '@facturatie/invoice-engine'],
  why: 'The contract serves browser and server alike: valibot, ofetch and the engine only.',
};

const neutralServer = {
  folders: ['packages/server/src'],
  packages: [
    '@facturatie/api-contract',
    '@facturatie/invoice-engine',
    '@facturatie/ubl',
    'hono',
    'kysely',
    'valibot',
  ],
  why: 'This part of the server also runs inside a page, and knows no screens. Code for Node or a driver belongs in src/node, src/browser or src/database/{sqlite,postgres}.',
};

const printingServer = {
  ...neutralServer,
  packages: [...neutralServer.packages, 'pdfkit', 'fontkit', 'qr'],
  why: 'Documents are printed in Node and in a page alike, from what they are given: no files, no database.',
};

const nodeServer = {
  ...neutralServer,
  packages: [
    ...neutralServer.packages,
    'node:*',
    'pg',
    '@hono/node-server',
    '@sqlite.org/sqlite-wasm',
    'piscina',
    'csv-parse',
    'pdfkit',
    '@expo-google-fonts/inter',
    'fontkit',
    'qr',
  ],
  why: 'The server knows no screens: api-contract, invoice-engine and ubl are all it shares.',
};

const ui = {
  folders: ['packages/ui/src'],
  packages: [
    'react',
    'react-dom',
    'react-aria-components',
    '@internationalized/*',
    '@vanilla-extract/*',
    '@fontsource-variable/*',
  ],
  why: 'The design system knows no domain, no fetch, no router and no state library: it serves other tools as it is.',
};

const app = {
  folders: ['app/src'],
  packages: [
    '@facturatie/api-contract',
    '@facturatie/invoice-engine',
    '@facturatie/ui',
    'react',
    'react-dom',
    'jotai/react',
    '@tanstack/react-router',
    '@vanilla-extract/css',
    'valibot',
  ],
  why: 'The app reaches the server through api-contract only. Atoms are defined in app/src/state; anyone in the app reads and sets them.',
};

const demo = {
  folders: ['app/demo/src', 'app/src'],
  packages: [
    '@facturatie/server',
    '@facturatie/ui',
    '@tanstack/react-router',
    '@vanilla-extract/css',
    '@expo-google-fonts/inter',
    'jotai/react',
    'react',
    'react-dom',
  ],
  why: 'The demo is the app beside the server: what it adds is where the data is kept, and that it says so.',
};

const endToEnd = {
  folders: ['app/e2e'],
  packages: ['@playwright/test', '@axe-core/playwright', 'unpdf', 'node:*'],
  why: 'End-to-end tests meet the product as its users do: they import their fixtures only.',
};

function around(
  files: readonly string[],
  rule: Omit<ImportRule, 'files'>,
  more: Partial<Pick<ImportRule, 'packages' | 'folders'>> = {},
): ImportRule {
  return {
    files,
    why: rule.why,
    packages: [...rule.packages, ...(more.packages ?? [])],
    folders: [...rule.folders, ...(more.folders ?? [])],
  };
}

/** Who may import what: docs/architecture.md, stated once for the linter and the tests. */
export const importRules: readonly ImportRule[] = [
  around(['packages/ubl/src/**'], ubl),
  around(['packages/ubl/src/**/*.test.ts', 'packages/ubl/src/**/testing/**'], ubl, {
    packages: tests,
  }),
  around(['packages/invoice-engine/src/**'], engine),
  around(
    ['packages/invoice-engine/src/**/*.test.ts', 'packages/invoice-engine/src/**/testing/**'],
    engine,
    { packages: tests },
  ),

  around(['packages/api-contract/src/**'], contract),
  around(
    ['packages/api-contract/src/**/*.test.ts', 'packages/api-contract/src/testing/**'],
    contract,
    { packages: [...tests, '@hyperjump/json-schema'] },
  ),

  around(['packages/server/src/**'], neutralServer),
  around(['packages/server/src/pdf/**'], printingServer),
  around(
    ['packages/server/src/{node,browser}/**', 'packages/server/src/database/{sqlite,postgres}/**'],
    nodeServer,
  ),
  around(['packages/server/src/**/*.test.ts', 'packages/server/src/testing/**'], nodeServer, {
    packages: [...tests, 'unpdf', 'jsqr', '@hyperjump/json-schema'],
  }),

  around(['packages/ui/src/**'], ui),
  around(['packages/ui/src/**/*.{stories,test}.{ts,tsx}', 'packages/ui/src/testing/**'], ui, {
    packages: [...pageTests, 'ivya', '@terrazzo/parser', '@fontsource/arimo'],
  }),

  around(['app/src/**'], app),
  around(['app/src/state/**'], app, { packages: ['jotai'] }),
  around(['app/src/**/*.{stories,test}.{ts,tsx}', 'app/src/state/**/testing/**'], app, {
    packages: [...pageTests, 'jotai'],
    folders: ['.storybook'],
  }),

  around(['app/demo/src/**'], demo),

  around(['app/e2e/**'], endToEnd),
];
