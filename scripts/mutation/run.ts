import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../root.ts';
import { failureOf, resultsVariable } from '../testing/results.ts';

// Mutates the engine and runs its tests. Names of files or folders in packages/invoice-engine/src on the
// command line narrow it down. `thresholds.break` of Stryker would judge each of the two runs by itself.

const suite = 'engine-mutation';
const leastKilled = 90;
const engine = 'packages/invoice-engine/src';
const folder = path.join(root, 'test-results/mutation');
const given = process.argv.slice(2);
const places = given.length === 0 ? ['document', 'number', 'validation'] : given;

mkdirSync(folder, { recursive: true });
process.chdir(root);
process.env['MUTATION_FOLDERS'] = places.map((place) => place.replace(/\/.*/, '')).join(',');

type Mutants = Awaited<ReturnType<Stryker['runMutationTest']>>;

function mutate(files: string[], ignoreStatic: boolean, report: string): Promise<Mutants> {
  return new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
    mutate: [...files, '!**/testing/**', '!**/*.test.ts'],
    // The sandbox holds what the tests of the engine need. The root's tsconfig.json is not of it: Stryker
    // would rewrite it with an interface that TypeScript 7 no longer has.
    ignorePatterns: [
      '**',
      `!${engine}/**`,
      '!packages/invoice-engine/tsconfig.json',
      '!scripts/{mutation,testing}/**',
      '!tsconfig.base.json',
    ],
    coverageAnalysis: 'perTest',
    ignoreStatic,
    concurrency: 2,
    reporters: ['json', 'clear-text', 'progress-append-only'],
    clearTextReporter: { logTests: false, reportTests: false },
    jsonReporter: { fileName: path.join(folder, report) },
    tempDirName: path.join(folder, 'sandbox'),
  }).runMutationTest();
}

// Mutants in tables (static ones) cost a run of all tests each, while code that tables call as well must
// not: hence two runs, the second for the files in which the first ignored some.
const first = await mutate(
  places.map((place) => `${engine}/${place}${place.endsWith('.ts') ? '' : '/**/*.ts'}`),
  true,
  'mutants.json',
);
const ignored = first.filter(({ status }) => status === 'Ignored');
const placeOf = ({ fileName, location, mutatorName, replacement }: Mutants[number]) =>
  JSON.stringify([fileName, location, mutatorName, replacement]);
const waiting = new Set(ignored.map(placeOf));
const files = [...new Set(ignored.map(({ fileName }) => fileName))];
const second = files.length === 0 ? [] : await mutate(files, false, 'static-mutants.json');
const mutants = [
  ...first.filter(({ status }) => status !== 'Ignored'),
  ...second.filter((mutant) => waiting.has(placeOf(mutant))),
];

const count = (...statuses: Mutants[number]['status'][]) =>
  mutants.filter(({ status }) => statuses.includes(status)).length;
const killed = count('Killed', 'Timeout');
const percent = (100 * killed) / Math.max(1, killed + count('Survived', 'NoCoverage'));
const reason = `${percent.toFixed(1)} % of ${mutants.length} mutants killed, at least ${leastKilled} % asked`;
process.stdout.write(`${reason}\n`);
const isEnough = percent >= leastKilled;
const result = { ...failureOf(suite, reason), ...(isEnough && { passed: 1, failed: 0 }) };
const file = process.env[resultsVariable];
if (file !== undefined) writeFileSync(file, JSON.stringify([result]));
process.exit(isEnough ? 0 : 1);
