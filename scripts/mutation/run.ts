import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../root.ts';
import { type Outcome, recordVariable } from '../testing/outcome.ts';
import { RunLog } from '../testing/runLog.ts';
import {
  hasSurvived,
  hasWaited,
  keyOf,
  type Mutant,
  percentKilled,
  survivorLine,
} from './mutants.ts';

// Plants faults in the engine, one at a time, and looks whether its tests notice. Names of files or
// folders in packages/invoice-engine/src on the command line narrow it down.

const suite = 'engine-mutation';
const leastKilled = 90;
const engine = 'packages/invoice-engine/src';
const results = path.join(root, 'test-results/mutation');

const [...asked] = process.argv.slice(2);
const places = asked.length === 0 ? ['document', 'number', 'validation'] : asked;
process.env[recordVariable] ??= path.join(results, 'record.json');
const folders = new Set(places.map((place) => place.replace(/\/.*/, '')));
const log = new RunLog();
log.expect([suite]);
mkdirSync(results, { recursive: true });
process.chdir(root);
process.env['MUTATION_FOLDERS'] = [...folders].join(',');

// As they are now: whoever works on them meanwhile moves the places of the faults.
const sources = new Map(
  globSync(`${engine}/**/*.ts`).map((file) => [path.resolve(file), readFileSync(file, 'utf8')]),
);

/** Plants every fault there is in these files; those whose code runs only while a file loads may wait. */
async function plant(files: string[], ignoreStatic: boolean, report: string): Promise<Mutant[]> {
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
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: path.join(results, report) },
    tempDirName: path.join(results, 'sandbox'),
  }).runMutationTest();
}

const patterns = places.map(
  (place) => `${engine}/${place}${place.endsWith('.ts') ? '' : '/**/*.ts'}`,
);
const first = await plant(patterns, true, 'mutants.json');
// Faults in tables cost a run of all tests each, while code that tables call as well must not: hence twice.
const waiting = new Map(first.filter(hasWaited).map((mutant) => [keyOf(mutant), mutant.fileName]));
const files = new Set(waiting.values());
const second = files.size === 0 ? [] : await plant([...files], false, 'mutants-of-tables.json');
const mutants = [
  ...first.filter((mutant) => !hasWaited(mutant)),
  ...second.filter((mutant) => waiting.has(keyOf(mutant))),
];

const survivors = mutants.filter(hasSurvived).map((mutant) => {
  const name = path.relative(engine, path.relative(root, mutant.fileName));
  return survivorLine(mutant, name, sources.get(mutant.fileName) ?? '');
});
const percent = percentKilled(mutants);
const score = `${percent.toFixed(1)} % of ${mutants.length} planted faults are noticed`;
writeFileSync(path.join(results, 'survivors.txt'), `${[score, '', ...survivors].join('\n')}\n`);
process.stdout.write(`${[score, ...survivors].join('\n')}\n`);
const isEnough = percent >= leastKilled;
const outcome: Outcome = {
  suite,
  file: engine,
  title: `at least ${leastKilled} % of the faults planted in ${places.join(', ')} are noticed`,
  state: isEnough ? 'passed' : 'failed',
  errors: isEnough ? [] : [`${score}.`, 'test-results/mutation/survivors.txt names the others.'],
  evidence: [],
};
log.add(suite, [outcome]);
log.partDone(suite);
log.finish();
process.exit(isEnough ? 0 : 1);
