import path from 'node:path';
import { packPackage } from '../../packages/packPackage.ts';
import { publishable } from '../../packages/publishable.ts';
import { root } from '../../root.ts';

// Leaves a tarball of each package as `npm publish` takes it.
for (const name of publishable) {
  const tarball = await packPackage(name, path.join(root, 'packages', name, 'dist'));
  process.stdout.write(`${path.relative(root, tarball)}\n`);
}
