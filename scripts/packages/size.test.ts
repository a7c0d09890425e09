import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bundle } from './bundle.ts';

/** Bytes of gzip (a kB has 1,024), minified, without dependencies that the reader brings: [what, a module of it, at most]. */
const budgets = [
  ['the whole engine', "export * from '@facturatie/invoice-engine';", 13.5 * 1024],
  [
    'calculateDocument of the engine alone',
    "export { calculateDocument } from '@facturatie/invoice-engine';",
    4 * 1024,
  ],
  ['e-invoices', "export * from '@facturatie/ubl';", 8 * 1024],
] as const;

async function gzipSize(code: string): Promise<number> {
  return gzipSync(await bundle(code), { level: 9 }).length;
}

describe('the size of a package', () => {
  test.each(budgets)('%s stays within its budget', async (what, code, budget) => {
    const size = await gzipSize(code);
    console.log(`${what}: ${size} of ${budget} bytes, minified and gzipped`);
    expect({ what, size, budget }).toSatisfy(() => size > 500 && size <= budget);
  });
});
