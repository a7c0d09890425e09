import { cdp } from 'vitest/browser';

/** The session of the browser's developer tools; its type is that of the provider, which depends on Node. */
interface BrowserTools {
  send: (method: string, parameters: Record<string, unknown>) => Promise<unknown>;
}

const emulate = (media: 'print' | '') =>
  (cdp() as BrowserTools).send('Emulation.setEmulatedMedia', { media });

/** Shows the page as it is printed. */
export const emulatePrint = () => emulate('print');

/** Shows the page on the screen again. */
export const emulateScreen = () => emulate('');

/** Whether an element takes part in what is shown. */
export const isShown = (element: Element): boolean => element.checkVisibility();
