import path from 'node:path';
import { buildDemo } from '../../build/builds.ts';
import { BuildError } from '../../build/buildOnce.ts';
import { root } from '../../root.ts';

// Writes the demo as plain files, to be served from anywhere.
try {
  const folder = await buildDemo();
  process.stdout.write(`The demo is in ${path.relative(root, folder)}: serve it under any path.\n`);
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
