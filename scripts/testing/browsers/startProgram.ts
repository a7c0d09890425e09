import { spawn } from 'node:child_process';

/** A program that runs until it is stopped. */
export interface Program {
  /** Waits for words in its output and answers their first group. */
  says(words: RegExp): Promise<string>;
  /** Ends it and what it has started. */
  stop(): Promise<void>;
}

const patience = 60_000;

/** The shell waits for the end of its input, which comes however this process ends, and then ends the whole group. */
const watch = '("$@"; kill -KILL 0) & read _; kill -KILL 0';

/** Starts a program whose words are heard and whose whole group of processes ends with it. */
export function startProgram(
  executable: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Program {
  const child = spawn('/bin/sh', ['-c', watch, 'sh', executable, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, TZ: 'Europe/Brussels', ...env },
  });
  let output = '';
  const onOutput = new Set<() => void>();
  const read = (chunk: string) => {
    output += chunk;
    for (const look of onOutput) look();
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', read);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', () => resolve('It ended.'));
  });
  return {
    async says(words) {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const look = () => {
        const found = words.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      };
      const complain = (why: string) => reject(new Error(`${executable}: ${why}\n${output}`));
      const timer = setTimeout(() => complain(`It did not say ${words.source}.`), patience);
      void ended.then(complain);
      onOutput.add(look);
      look();
      return promise.finally(() => {
        clearTimeout(timer);
        onOutput.delete(look);
      });
    },
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
