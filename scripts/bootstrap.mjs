// Starts every npm script of the root: `node scripts/bootstrap.mjs <task> [arguments]`.
// Plain JavaScript, because it runs on the reader's own Node before anything is installed. It installs what
// the lockfile names, then runs scripts/tasks/<task>.ts under the Node that came with node_modules.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { showProgress } from './terminal/progress.mjs';
import { lastLines, runQuietly } from './terminal/runQuietly.mjs';

/**
 * @typedef {Record<string, string>} Ranges
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string | string[],
 *   cpu?: string | string[], libc?: string[], bin?: Ranges, dependencies?: Ranges,
 *   devDependencies?: Ranges, optionalDependencies?: Ranges, peerDependencies?: Ranges }} LockEntry
 * @typedef {Record<string, LockEntry>} Lock By place: '' and 'app' are ours, 'node_modules/x' is installed.
 */

const oldestNode = 20;
const taskNode = 26;
const major = Number(process.versions.node.split('.')[0]);
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @param {string[]} parts */
const inRoot = (...parts) => path.join(root, ...parts);

/** @type {(file: string) => unknown} */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} file */
const readLock = (file) => /** @type {{ packages: Lock }} */ (readJson(file)).packages;

class ReadableFailure extends Error {}

// 1. What is installed

/**
 * Whether a lockfile entry belongs on this machine. A list names platforms, '!' excludes one.
 * @param {LockEntry} entry
 */
function fitsThisMachine(entry) {
  /** @type {(allowed: string | string[] | undefined, own: string) => boolean} */
  const fits = (allowed, own) => {
    const list = [allowed ?? []].flat();
    if (list.includes(`!${own}`)) return false;
    const wanted = list.filter((name) => !name.startsWith('!'));
    return wanted.length === 0 || wanted.includes(own);
  };
  return fits(entry.os, process.platform) && fits(entry.cpu, process.arch);
}

/**
 * An optional package without a platform, or for one C library only, may be absent for npm's own reasons.
 * @param {LockEntry} entry
 */
function mustBeInstalled(entry) {
  if (!entry.optional) return true;
  return entry.os !== undefined && entry.libc === undefined && fitsThisMachine(entry);
}

/** @param {Lock} lock */
function wantedPackages(lock) {
  return Object.entries(lock).filter(
    ([place, entry]) => place.includes('node_modules/') && mustBeInstalled(entry),
  );
}

/** @param {LockEntry} entry A package.json, or its entry in the lockfile. */
function whatItAsks(entry) {
  const kinds = [
    entry.dependencies,
    entry.devDependencies,
    entry.optionalDependencies,
    entry.peerDependencies,
  ];
  return JSON.stringify(
    kinds.map((ranges) => Object.entries(ranges ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );
}

/**
 * Whether every package.json still asks for what its entry in the lockfile asks for.
 * @param {Lock} lock
 */
function lockfileIsInStep(lock) {
  return Object.entries(lock)
    .filter(([place]) => !place.includes('node_modules/'))
    .every(([place, entry]) => {
      const manifest = inRoot(place, 'package.json');
      return (
        existsSync(manifest) &&
        whatItAsks(/** @type {LockEntry} */ (readJson(manifest))) === whatItAsks(entry)
      );
    });
}

/**
 * npm leaves a record of what it put into node_modules; it is written last, so a broken install has none.
 * @param {Lock} lock
 */
function isInstalled(lock) {
  const record = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(record) || !lockfileIsInStep(lock)) return false;
  const installed = readLock(record);
  return wantedPackages(lock).every(([place, entry]) => {
    const found = installed[place];
    if (found === undefined) return false;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

// 2. Installing

const installArguments = [
  'ci',
  '--include=dev',
  '--include=optional',
  '--prefer-offline',
  '--loglevel=error',
  '--no-progress',
  '--no-fund',
  '--no-audit',
];

/** @param {Lock} lock */
async function install(lock) {
  const what = `${wantedPackages(lock).length} packages`;
  const caller = process.env['npm_execpath'];
  const [command, args] = caller?.endsWith('npm-cli.js')
    ? [process.execPath, [caller, ...installArguments]]
    : ['npm', installArguments];
  const done = showProgress(`Installing ${what} (npm ci)`);
  const { code, signal, output } = await runQuietly(command, args, {
    cwd: root,
    shell: command === 'npm' && process.platform === 'win32',
  })
    .catch((/** @type {unknown} */ error) => ({ code: null, signal: null, output: String(error) }))
    .finally(done);
  if (code === 0) {
    process.stderr.write(`Installed ${what} in ${done()}.\n`);
    return;
  }
  const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(output);
  const reason = offline
    ? 'the package registry cannot be reached; a first install needs the network.'
    : `it ended with ${code ?? signal ?? 'an error'}.`;
  throw new ReadableFailure(`npm ci failed: ${reason}\n${lastLines(output)}`);
}

// 3. The Node that runs the tasks

/** @param {Lock} lock */
function findTaskNode(lock) {
  if (major >= taskNode) return process.execPath;
  for (const name of Object.keys(lock['']?.optionalDependencies ?? {})) {
    const entry = lock[`node_modules/${name}`];
    const binary = entry?.bin?.['node'];
    if (entry !== undefined && binary !== undefined && fitsThisMachine(entry)) {
      return inRoot('node_modules', name, binary);
    }
  }
  throw new ReadableFailure(
    `There is no Node ${taskNode} among the packages for ${process.platform} ${process.arch}: install Node ${taskNode} yourself.`,
  );
}

/**
 * Runs the task with our terminal, signals and arguments, and ends as it ends.
 * @param {string} node
 * @param {string} task
 * @param {string[]} args
 */
function runTask(node, task, args) {
  const child = spawn(
    node,
    [
      '--conditions=@facturatie/source',
      '--disable-warning=ExperimentalWarning',
      inRoot('scripts', 'tasks', `${task}.ts`),
      ...args,
    ],
    {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        PATH: inRoot('node_modules', '.bin') + path.delimiter + process.env['PATH'],
      },
    },
  );
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  whenNpmIsGone(() => child.kill('SIGTERM'));
  child.once('error', (error) => {
    process.stderr.write(`Node ${taskNode} does not run here (${node}): ${error.message}\n`);
    process.exitCode = 1;
  });
  child.once('exit', (code, signal) => {
    for (const name of signals) process.off(name, forward);
    if (signal === null) process.exit(code);
    process.kill(process.pid, signal);
  });
}

/**
 * When npm started us and is killed outright, nobody passes a signal on: a change of parents is the sign.
 * @param {() => void} stop
 */
function whenNpmIsGone(stop) {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  const parents = parentsOfThisProcess();
  const timer = setInterval(() => {
    if (parentsOfThisProcess() === parents) return;
    clearInterval(timer);
    stop();
  }, 500);
  timer.unref();
}

/** Our parent and, where /proc tells it, the parent's parent: npm runs scripts through a shell. */
function parentsOfThisProcess() {
  const status = `/proc/${process.ppid}/status`;
  const parent = existsSync(status) ? /^PPid:\s*(\d+)/m.exec(readFileSync(status, 'utf8')) : null;
  return `${process.ppid} ${parent?.[1]}`;
}

/** @param {string[]} commandLine The task, then its arguments. */
async function main([task, ...args]) {
  if (major < oldestNode) {
    throw new ReadableFailure(`Node ${oldestNode} or newer is needed; this is ${process.version}.`);
  }
  if (task === undefined || !existsSync(inRoot('scripts', 'tasks', `${task}.ts`))) {
    throw new ReadableFailure(`No such task: '${task ?? ''}'. The tasks are in scripts/tasks.`);
  }
  const lock = readLock(inRoot('package-lock.json'));
  if (!isInstalled(lock)) await install(lock);
  runTask(findTaskNode(lock), task, args);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ReadableFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
