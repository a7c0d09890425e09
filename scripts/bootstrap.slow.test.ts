import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './root.ts';
import { serverEnvironment, serverFlags } from './terminal/serverProcess.mjs';

/** Prints its arguments, then waits, ends or fails as instructed. */
const echoTask = `
console.log(JSON.stringify({ args: process.argv.slice(2), conditions: process.execArgv }));
process.on('SIGTERM', () => process.exit(7));
if (process.argv[2] === 'wait') { console.log('waiting'); setInterval(() => {}, 1000); }
if (process.argv[2] === 'fail') process.exitCode = 3;
if (process.argv[2] === 'crash') process.kill(process.pid, 'SIGKILL');
`;

let folder: string;
beforeEach(() => {
  // A space in the path, as on many a desktop.
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'facturatie-bootstrap-')), 'My Documents');
  mkdirSync(path.join(folder, 'scripts/tasks'), { recursive: true });
  for (const name of ['scripts/bootstrap.mjs', 'scripts/terminal']) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  writeFileSync(path.join(folder, 'scripts/tasks/echo.ts'), echoTask);
  writePackages({ base: 'file:base' });
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

/** A package.json and its lockfile, with a local package per name. */
function writePackages(dependencies: Record<string, string>): void {
  const manifest = { name: 'planted', version: '1.0.0', type: 'module', dependencies };
  const packages: Record<string, object> = { '': manifest };
  for (const [name, place] of Object.entries(dependencies)) {
    const linked = place.replace('file:', '');
    mkdirSync(path.join(folder, linked), { recursive: true });
    const own = { name, version: '1.0.0' };
    writeFileSync(path.join(folder, linked, 'package.json'), JSON.stringify(own));
    packages[linked] = own;
    packages[`node_modules/${name}`] = { resolved: linked, link: true };
  }
  const lock = { name: 'planted', version: '1.0.0', lockfileVersion: 3, requires: true, packages };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
}

function bootstrap(...args: string[]) {
  return spawnSync(process.execPath, [path.join(folder, 'scripts/bootstrap.mjs'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, npm_config_offline: 'true' },
  });
}

test('installs once, then starts at once, and passes arguments on as they are', () => {
  const first = bootstrap('echo', 'a b', '--c=d');
  expect(first.stderr).toMatch(/^Installing packages \(npm ci\) …\n.*Installed/s);
  expect(JSON.parse(first.stdout)).toEqual({
    args: ['a b', '--c=d'],
    conditions: expect.arrayContaining(['--conditions=@facturatie/source']) as unknown,
  });
  expect(first.status).toBe(0);

  expect(bootstrap('echo').stderr).toBe('');
});

test('installs again when the lockfile requires more', () => {
  bootstrap('echo');
  writePackages({ base: 'file:base', more: 'file:more' });
  expect(bootstrap('echo').stderr).toContain('Installed');
  expect(bootstrap('echo').stderr).toBe('');
});

test('says that a first install needs the network, where there is none', () => {
  const manifest = { name: 'planted', version: '1.0.0', dependencies: { other: '2.0.0' } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const { stderr, stdout, status } = bootstrap('echo');
  expect(stderr).toContain('npm ci failed: the package registry cannot be reached');
  expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
});

test('starts the server with its own limits of memory, and nothing else', () => {
  const task = `console.log(JSON.stringify([process.execArgv, process.env['MALLOC_MMAP_THRESHOLD_']]))`;
  for (const name of ['start', 'seed']) {
    writeFileSync(path.join(folder, `scripts/tasks/${name}.ts`), task);
  }
  const limitsOf = (name: string) => {
    const [flags, threshold] = JSON.parse(bootstrap(name).stdout) as [string[], unknown];
    return { flags: flags.filter((flag) => flag.startsWith('--max-')), threshold };
  };
  const { MALLOC_MMAP_THRESHOLD_: threshold } = serverEnvironment;
  expect(limitsOf('start')).toEqual({ flags: serverFlags, threshold });
  expect(limitsOf('seed')).toEqual({ flags: [], threshold: null });
});

test('ends as its task ends', () => {
  expect(bootstrap('echo', 'fail').status).toBe(3);
  expect(bootstrap('echo', 'crash').signal).toBe('SIGKILL');
});

test('passes a signal on and waits for the task', async () => {
  bootstrap('echo');
  const child = spawn(process.execPath, [
    path.join(folder, 'scripts/bootstrap.mjs'),
    'echo',
    'wait',
  ]);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('waiting')) child.kill('SIGTERM');
  });
  expect(await ended).toBe(7);
});

test('refuses a task that does not exist with one line', () => {
  const { stderr, status } = bootstrap('nothing');
  expect(stderr).toBe("There is no task 'nothing'. The tasks: echo.\n");
  expect(status).toBe(1);
});
