import { cdp } from 'vitest/browser';

/** What the tools of the browser answer to; its type comes with the provider, which knows Node. */
interface BrowserTools {
  send: (method: string, parameters: Record<string, unknown>) => Promise<unknown>;
}

const emulate = (value: 'reduce' | '') =>
  (cdp() as BrowserTools).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });

/** Runs `look` with `prefers-reduced-motion: reduce`. */
export async function withLessMovement(look: () => void): Promise<void> {
  await emulate('reduce');
  try {
    look();
  } finally {
    await emulate('');
  }
}
