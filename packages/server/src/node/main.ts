import { startServer } from './serve/startServer.ts';
import { StartupError } from './startupError.ts';
import type { Environment } from './settings.ts';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ctrl+C may arrive twice: from the terminal, and forwarded by npm. */
const sameSignalMs = 250;

/**
 * Runs the server until a signal asks it to stop; a second signal ends the process at once.
 * @returns the exit code: 1, and one line on stderr, when it could not start
 */
export async function runServer(environment: Environment): Promise<number> {
  try {
    const server = await startServer(environment);
    await firstSignal();
    await server.stop();
    return 0;
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

function firstSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let stopping = false;
  const receive = () => {
    if (stopping) process.exit(1);
    resolve();
    setTimeout(() => (stopping = true), sameSignalMs).unref();
  };
  for (const signal of stopSignals) process.on(signal, receive);
  return promise;
}

if (import.meta.main) process.exit(await runServer(process.env));
