import { cdp } from 'vitest/browser';

/** The session of the browser's developer tools; its type is that of the provider, which depends on Node. */
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
