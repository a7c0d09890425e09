import { defineBrowserCommand } from '@vitest/browser-playwright';

/** How text comes from the keyboard: its upper rows, or the numeric keypad as far as it has the key. */
type KeyboardPart = 'main' | 'keypad';

const keypadCodes: Readonly<Record<string, string>> = {
  '.': 'NumpadDecimal',
  '-': 'NumpadSubtract',
  '/': 'NumpadDivide',
  ...Object.fromEntries(Array.from({ length: 10 }, (_, digit) => [`${digit}`, `Numpad${digit}`])),
};

function codeOf(character: string): string {
  if (/\d/.test(character)) return `Digit${character}`;
  return /[a-z]/i.test(character) ? `Key${character.toUpperCase()}` : '';
}

/** Presses a key for every character, as the browser hears it from a keyboard: no script can tell. */
export const typeText = defineBrowserCommand<[text: string, part?: KeyboardPart]>(
  async ({ page, context }, text, part = 'main') => {
    const session = await context.newCDPSession(page);
    for (const character of text) {
      const keypadCode = part === 'keypad' ? keypadCodes[character] : undefined;
      const key = {
        key: character,
        code: keypadCode ?? codeOf(character),
        windowsVirtualKeyCode: /[0-9a-z]/i.test(character)
          ? character.toUpperCase().charCodeAt(0)
          : 0,
        ...(keypadCode && { isKeypad: true, location: 3 }),
      };
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: character, ...key });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    }
    await session.detach();
  },
);

/** Puts text on the clipboard and presses Ctrl+V. */
export const pasteText = defineBrowserCommand<[text: string]>(
  async ({ page, context, frame }, text) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await (await frame()).evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('Control+v');
  },
);
