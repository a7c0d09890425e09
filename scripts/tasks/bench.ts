import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../root.ts';
import { ensureChromium } from '../testing/ensureChromium.ts';

const bench = path.join(root, 'bench');

/** Runs a program in this terminal, to its end. @throws when it fails */
function run(program: string, args: readonly string[], cwd?: string): void {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}.`);
}

// The peers have their own lockfile. They are there only now, so `npm run check` leaves these types out.
run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci', '--loglevel=error'], bench);
run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '--build', bench]);
const noChromium = await ensureChromium();
if (noChromium !== undefined) throw new Error(noChromium);
const program = ['--conditions=@facturatie/source', path.join(bench, 'run.ts')];
run(process.execPath, [...program, ...process.argv.slice(2)]);
