import path from 'node:path';
import { publishable, runNpm } from '../packages/packPackages.ts';
import { writeApiRecord } from '../releases/apiRecord.ts';
import { root } from '../root.ts';
import { runQuietly } from '../terminal/runQuietly.mjs';

// Turns the changesets into versions and changelogs, and records the released interfaces.
const program = path.join(root, 'node_modules/@changesets/cli/bin.js');
const { code, output } = await runQuietly(process.execPath, [program, 'version'], { cwd: root });
process.stdout.write(output);
if (code === 0) {
  await runNpm(['install', '--package-lock-only'], root);
  for (const name of publishable) writeApiRecord(name);
  process.stdout.write(
    'Wrote released-api.json of each package. Review everything, then commit.\n',
  );
} else {
  process.exitCode = 1;
}
