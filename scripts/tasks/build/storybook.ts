import path from 'node:path';
import { parseArgs } from 'node:util';
import { addDemo } from '../../build/builds.ts';
import { BuildError } from '../../build/buildOnce.ts';
import { root } from '../../root.ts';
import { runTool } from '../../terminal/runTool.ts';

const given = process.argv.slice(2);
const { values } = parseArgs({
  args: given,
  options: { 'output-dir': { type: 'string', short: 'o', default: 'storybook-static' } },
  strict: false,
});
process.exitCode = await runTool('storybook/dist/bin/dispatcher.js', [
  'build',
  '--quiet',
  '--disable-telemetry',
  ...given,
]);
if (process.exitCode === 0) {
  try {
    await addDemo(path.resolve(root, String(values['output-dir'])));
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
