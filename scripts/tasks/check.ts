import path from 'node:path';
import { styleText } from 'node:util';
import { root } from '../root.ts';
import { runQuietly } from '../terminal/runQuietly.mjs';

/** [what it looks after, a program from node_modules, its arguments] */
const steps: [name: string, program: string, ...args: string[]][] = [
  ['types', 'typescript/bin/tsc', '--build'],
  ['lint', 'oxlint/bin/oxlint'],
  ['format', 'oxfmt/bin/oxfmt', '--check'],
  ['dead code', 'knip/bin/knip.js', '--no-progress'],
  [
    'imports',
    'vitest/vitest.mjs',
    'run',
    '--project=repo',
    'scripts/importRules',
    'scripts/releases',
  ],
  ['documents', 'vitest/vitest.mjs', 'run', '--project=documents'],
];

async function check([name, program, ...args]: (typeof steps)[number]): Promise<boolean> {
  const started = Date.now();
  const script = path.join(root, 'node_modules', program);
  const { code, output } = await runQuietly(process.execPath, [script, ...args], { cwd: root });
  const seconds = `(${((Date.now() - started) / 1000).toFixed(1)} s)`;
  const mark = code === 0 ? styleText('green', '✓') : styleText('red', '✗');
  process.stdout.write(`${mark} ${name.padEnd(10)} ${seconds}\n`);
  if (code !== 0) process.stdout.write(`${output.trim()}\n\n`);
  return code === 0;
}

const results = await Promise.all(steps.map(check));
const failed = results.filter((isGood) => !isGood).length;
process.stdout.write(`${results.length - failed} of ${results.length} checks passed\n`);
if (failed > 0) process.exitCode = 1;
