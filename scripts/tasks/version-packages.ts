import path from 'node:path';
import { publishable } from '../packages/publishable.ts';
import { runNpm } from '../packages/runNpm.ts';
import { writeRecord } from '../releases/apiRecord.ts';
import { root } from '../root.ts';
import { runQuietly } from '../terminal/runQuietly.mjs';

// Makes versions and changelogs of the changesets, and keeps what the packages give from now on.
const program = path.join(root, 'node_modules/@changesets/cli/bin.js');
const { code, output } = await runQuietly(process.execPath, [program, 'version'], { cwd: root });
process.stdout.write(output);
if (code === 0) {
  await runNpm(['install', '--package-lock-only'], root);
  for (const name of publishable) writeRecord(name);
  process.stdout.write('Wrote released-api.txt of each package. Look at it all, and commit.\n');
} else {
  process.exitCode = 1;
}
