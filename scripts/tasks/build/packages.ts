import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { packPackages } from '../../packages/packPackages.ts';
import { root } from '../../root.ts';

// Leaves a tarball of each package as `npm publish` takes it.
const folder = path.join(root, 'dist/packages');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const tarball of await packPackages(folder)) {
  process.stdout.write(`${path.relative(root, tarball)}\n`);
}
