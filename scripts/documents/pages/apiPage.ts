import path from 'node:path';
import { calls } from '@facturatie/api-contract';
import { root } from '../../root.ts';
import { callTable } from './callTable.ts';

/** The page for developers of other tools: written by hand, except its table of calls. */
export const apiPageFile = path.join(root, 'docs/api.md');

const begin = '<!-- Written by npm run generate -- api: do not edit the table below by hand. -->\n';

/**
 * The page with the table of calls as it is now.
 * @throws Error when the page does not say where its table begins
 */
export function apiPageText(page: string): string {
  const [above, ...below] = page.split(begin);
  if (above === undefined || below.length !== 1) throw new Error('docs/api.md has no one table');
  return `${above}${begin}\n${callTable(calls)}`;
}
