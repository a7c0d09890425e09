import type { OxlintConfig, OxlintOverride } from 'oxlint';

const longestFile = 400;

const config: OxlintConfig = {
  plugins: [
    'eslint',
    'typescript',
    'unicorn',
    'oxc',
    'import',
    'promise',
    'react',
    'jsx-a11y',
    'vitest',
  ],
  jsPlugins: ['./scripts/importRules/lintPlugin.ts'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  // bench/ has its own dependencies, which are installed only when it runs.
  ignorePatterns: ['app/src/routeTree.gen.ts', 'bench'],
  rules: {
    'import-rules/allowed-imports': 'error',
    'eslint/eqeqeq': 'error',
    'eslint/max-lines': ['error', { max: longestFile }],
    'eslint/no-alert': 'error',
    'eslint/no-console': ['error', { allow: ['error'] }],
    'eslint/no-else-return': 'error',
    'eslint/no-empty': 'error',
    'eslint/no-param-reassign': 'error',
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': [
      'error',
      { allow: ['**/*.css', '**/*.css.ts', '@fontsource*/**'] },
    ],
    // Content and names often come with spread properties: axe sees what becomes of them.
    'jsx-a11y/anchor-has-content': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    // A table whose CSS display changes loses its roles, unless they are written out.
    'jsx-a11y/no-interactive-element-to-noninteractive-role': [
      'error',
      { tr: ['row'], td: ['cell'], th: ['columnheader', 'rowheader'] },
    ],
    'jsx-a11y/no-redundant-roles': [
      'error',
      {
        a: ['link'],
        table: ['table'],
        thead: ['rowgroup'],
        tbody: ['rowgroup'],
        tr: ['row'],
        td: ['cell'],
        th: ['columnheader', 'rowheader'],
      },
    ],
    'react/button-has-type': 'error',
    'react/jsx-no-useless-fragment': 'error',
    'react/no-array-index-key': 'error',
    'react/no-danger': 'error',
    'react/no-unstable-nested-components': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-definitions': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-misused-spread': 'off',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unnecessary-condition': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    // The router's own way to leave a loader.
    'typescript/only-throw-error': [
      'error',
      {
        allow: [
          {
            from: 'package',
            package: '@tanstack/router-core',
            name: ['Redirect', 'NotFoundError'],
          },
        ],
      },
    ],
    'typescript/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
    'typescript/prefer-optional-chain': 'error',
    'typescript/return-await': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/unbound-method': 'off',
    'typescript/use-unknown-in-catch-callback-variable': 'error',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-abusive-eslint-disable': 'error',
    'unicorn/prefer-node-protocol': 'error',
    'unicorn/throw-new-error': 'error',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'assert*', 'fc.assert'] }],
  },
  overrides: [
    {
      files: ['packages/invoice-engine/src/**'],
      rules: {
        'eslint/no-restricted-properties': [
          'error',
          { object: 'Math', property: 'round', message: 'One function rounds: away from zero.' },
          { property: 'toFixed', message: 'Amounts are whole cents, never floats made into text.' },
          {
            property: 'toPrecision',
            message: 'Amounts are whole cents, never floats made into text.',
          },
          { object: 'Number', property: 'parseFloat', message: 'Amounts are read digit by digit.' },
        ],
        'eslint/no-restricted-globals': [
          'error',
          { name: 'parseFloat', message: 'Amounts are read digit by digit.' },
          { name: 'Date', message: 'The engine has no clock: dates are ISO text.' },
          { name: 'Intl', message: 'The engine writes nothing for people.' },
        ],
      },
    },
    {
      files: ['**/*.test.{ts,tsx}'],
      rules: { 'vitest/require-mock-type-parameters': 'off' },
    },
    limit(200, ['packages/ui/src/components/**/*.tsx']),
    limit(250, ['app/src/screens/**/*.tsx']),
    limit(40, ['app/src/routes/**']),
    limit(longestFile, ['**/*.{stories,test}.tsx']),
    {
      files: [
        '**/*.stories.tsx',
        '.storybook/*',
        '.changeset/*.mjs',
        '.storybook/testing/planted/*',
        '**/{vite,vitest,playwright,oxlint}.config.ts',
        'scripts/testing/vitestReporter.ts',
        'scripts/importRules/lintPlugin.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // Playwright's fixtures: `use` is no hook, and a pattern is demanded where nothing is taken.
      files: ['app/e2e/**'],
      rules: { 'react/rules-of-hooks': 'off', 'eslint/no-empty-pattern': 'off' },
    },
    {
      files: ['scripts/**', 'packages/server/src/node/**'],
      rules: { 'eslint/no-console': 'off' },
    },
  ],
};

export default config;

function limit(max: number, files: string[]): OxlintOverride {
  return { files, rules: { 'eslint/max-lines': ['error', { max }] } };
}
