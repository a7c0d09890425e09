import { expect, test } from 'vitest';
import { publishedManifest } from './publishedManifest.ts';

test('a published manifest is the own one without sources and development dependencies, with ranges for pins', () => {
  const manifest = {
    name: 'planted',
    version: '1.2.3',
    files: ['dist'],
    exports: {
      '.': { '@facturatie/source': './src/index.ts', default: './dist/index.js' },
      './deep': { import: { '@facturatie/source': './src/deep.ts', default: './dist/deep.js' } },
      './tokens.json': './tokens.json',
      './private/*': null,
    },
    dependencies: { other: '1.0.0', own: '^0.2.0' },
    devDependencies: { tool: '2.0.0' },
  };
  expect(publishedManifest(manifest)).toEqual({
    name: 'planted',
    version: '1.2.3',
    files: ['dist'],
    exports: {
      '.': { default: './dist/index.js' },
      './deep': { import: { default: './dist/deep.js' } },
      './tokens.json': './tokens.json',
      './private/*': null,
    },
    dependencies: { other: '^1.0.0', own: '^0.2.0' },
  });
});
