import { cdp } from 'vitest/browser';

/** What the tools of the browser answer to; its type comes with the provider, which knows Node. */
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
