import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../root.ts';
import { ensureChromium } from '../testing/ensureChromium.ts';

const bench = path.join(root, 'bench');

/** The peers to measure against, from their own lockfile; nothing to do when they are there. */
function installPeers(): void {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--loglevel=error'], { cwd: bench, stdio: 'inherit' });
  if (status !== 0) throw new Error('The peers of the benchmark could not be installed.');
}

/** Its peers are there only now, so `npm run check` leaves these types out. */
function checkTypes(): void {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '--build', bench], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The types of the benchmark are wrong.');
}

installPeers();
checkTypes();
const noChromium = await ensureChromium();
if (noChromium !== undefined) throw new Error(noChromium);
const { status } = spawnSync(
  process.execPath,
  ['--conditions=@facturatie/source', path.join(bench, 'run.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
