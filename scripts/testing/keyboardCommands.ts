import { defineBrowserCommand } from '@vitest/browser-playwright';
import { clipboardPermissions, pressKeys, pressPaste, type KeyboardPart } from './realKeys.ts';

/** For tests in a page: presses a real key for every character. */
export const typeText = defineBrowserCommand<[text: string, part?: KeyboardPart]>(
  async ({ page, context }, text, part) => {
    const session = await context.newCDPSession(page);
    await pressKeys(session, text, part);
    await session.detach();
  },
);

/** For tests in a page: presses Ctrl+V with this text on the clipboard. */
export const pasteText = defineBrowserCommand<[text: string]>(
  async ({ page, context, frame }, text) => {
    await context.grantPermissions(clipboardPermissions);
    await pressPaste(page, await frame(), text);
  },
);
