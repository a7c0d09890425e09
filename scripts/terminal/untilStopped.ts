import { stopWithParent } from './stopWithParent.ts';

/** Aborts when the task is asked to stop: by a signal, or because the process that started it is gone. */
export function untilStopped(): AbortSignal {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  stopWithParent();
  return controller.signal;
}
