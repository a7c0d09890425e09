// Starts every npm script of the root: `node scripts/bootstrap.mjs <task> [arguments]`.
// Plain JavaScript, because it runs on the reader's own Node before anything is installed. It installs what
// the lockfile names, then runs scripts/tasks/<task>.ts, or scripts/tasks/<task>/<first argument>.ts, under
// the Node that came with node_modules.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverEnvironment, serverFlags } from './terminal/serverProcess.mjs';
import { showProgress } from './terminal/progress.mjs';
import { lastLines, runQuietly } from './terminal/runQuietly.mjs';

const oldestNode = 20;
const taskNode = 26;
const major = Number(process.versions.node.split('.')[0]);
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @param {string[]} parts */
const inRoot = (...parts) => path.join(root, ...parts);
class ReadableFailure extends Error {}

/** Whether npm's record of its last install is newer than the manifests and the lockfile. */
function isInstalled() {
  const record = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = statSync(record).mtimeMs;
  const packages = existsSync(inRoot('packages')) ? readdirSync(inRoot('packages')) : [];
  return ['', 'app', ...packages.map((name) => path.join('packages', name))]
    .map((folder) => inRoot(folder, 'package.json'))
    .concat(inRoot('package-lock.json'))
    .every((file) => !existsSync(file) || statSync(file).mtimeMs < installed);
}

const installArguments =
  'ci --include=dev --include=optional --prefer-offline --loglevel=error --no-progress --no-fund --no-audit';

async function install() {
  const done = showProgress('Installing packages (npm ci)');
  const options = { cwd: root, shell: process.platform === 'win32' };
  const { code, signal, output } = await runQuietly('npm', installArguments.split(' '), options)
    .catch((/** @type {unknown} */ error) => ({ code: null, signal: null, output: String(error) }))
    .finally(done);
  if (code === 0) return void process.stderr.write(`Installed the packages in ${done()}.\n`);
  const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(output);
  const reason = offline
    ? 'the package registry cannot be reached; a first install needs the network.'
    : `it ended with ${code ?? signal ?? 'an error'}.`;
  throw new ReadableFailure(`npm ci failed: ${reason}\n${lastLines(output)}`);
}

/** This Node when it is new enough, else the one among the packages for this machine. */
function findNode() {
  if (major >= taskNode) return process.execPath;
  const { platform, arch } = process;
  const system = platform === 'win32' ? 'win' : platform;
  const binary = ['node', 'node-bin']
    .map((name) => inRoot('node_modules', `${name}-${system}-${arch}`, 'bin'))
    .map((folder) => path.join(folder, system === 'win' ? 'node.exe' : 'node'))
    .find((file) => existsSync(file));
  if (binary !== undefined) return binary;
  throw new ReadableFailure(
    `There is no Node ${taskNode} among the packages for ${platform} ${arch}: install Node ${taskNode} yourself.`,
  );
}

/**
 * Runs a task with our terminal, signals and arguments, and ends as it ends.
 * @param {string} file
 * @param {string[]} args
 * @param {boolean} isServer
 */
function runTask(file, args, isServer) {
  const node = findNode();
  const flags = [
    '--conditions=@facturatie/source',
    '--disable-warning=ExperimentalWarning',
    ...(isServer ? serverFlags : []),
  ];
  const PATH = inRoot('node_modules', '.bin') + path.delimiter + process.env['PATH'];
  const child = spawn(node, [...flags, file, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...(isServer && serverEnvironment), ...process.env, PATH },
  });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  // When npm is killed, no signal is passed on: a change of parents shows it.
  const started = parents();
  setInterval(() => started === parents() || child.kill('SIGTERM'), 500).unref();
  child.once('error', (error) => {
    process.stderr.write(`Node ${taskNode} does not run here (${node}): ${error.message}\n`);
    process.exitCode = 1;
  });
  child.once('exit', (code, signal) => {
    for (const name of signals) process.removeAllListeners(name);
    if (signal === null) process.exit(code);
    process.kill(process.pid, signal);
  });
}

/** Our parent and, where /proc has it, the parent's parent: npm runs scripts through a shell. */
function parents() {
  const status = `/proc/${process.ppid}/status`;
  const found = existsSync(status) && /^PPid:\s*(\d+)/m.exec(readFileSync(status, 'utf8'));
  return `${process.ppid} ${found ? found[1] : ''}`;
}

try {
  if (major < oldestNode) {
    throw new ReadableFailure(`Node ${oldestNode} or newer is needed; this is ${process.version}.`);
  }
  const [task = '', ...args] = process.argv.slice(2);
  const tasks = inRoot('scripts', 'tasks');
  const isFolder = task !== '' && existsSync(path.join(tasks, task));
  const name = isFolder ? `${task}/${args.shift() ?? ''}` : task;
  const file = path.join(tasks, `${name}.ts`);
  if (!existsSync(file)) {
    const files = readdirSync(isFolder ? path.join(tasks, task) : tasks);
    const known = files.map((each) => path.parse(each).name);
    throw new ReadableFailure(`There is no task '${name}'. The tasks: ${known.join(', ')}.`);
  }
  if (!isInstalled()) await install();
  runTask(file, args, name === 'start');
} catch (error) {
  if (!(error instanceof ReadableFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
