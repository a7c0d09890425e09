import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiFile } from '../api/packageApi.ts';
import { publicThings } from './publicThings.ts';

const longest = 100;

/** Where is kept what the last release of a package gave its installers. */
function recordFile(name: string): string {
  return path.join(path.dirname(apiFile(name)), 'released-api.txt');
}

/** What a package gives its installers today, by api.md; long types in short. */
export function apiToday(name: string): Map<string, string> {
  const things = publicThings(readFileSync(apiFile(name), 'utf8'));
  return new Map([...things].map(([thing, said]) => [thing, inShort(said)]));
}

/** What the last release of a package gave its installers. */
export function releasedApi(name: string): Map<string, string> {
  const lines = readFileSync(recordFile(name), 'utf8').split('\n').slice(1).filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [thing = '', said = ''] = line.split('\t');
      return [thing, said];
    }),
  );
}

/** Keeps what a package gives today as what its last release gave. */
export function writeRecord(name: string): void {
  const lines = [...apiToday(name)].map(([thing, said]) => `${thing}\t${said}`).toSorted();
  const head = 'Written when a version is made: docs/contributing/releasing.md.';
  writeFileSync(recordFile(name), `${[head, ...lines].join('\n')}\n`);
}

function inShort(said: string): string {
  if (said.length <= longest) return said;
  const hash = createHash('sha256').update(said).digest('hex').slice(0, 10);
  return `${said.slice(0, longest - 20)}… ${hash}`;
}
