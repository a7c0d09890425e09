import type { CDPSession, Frame, Page } from 'playwright';

/** Which keys of a keyboard: the upper rows, or the numeric keypad as far as it has them. */
export type KeyboardPart = 'main' | 'keypad';

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

/**
 * Presses a key for every character, as a keyboard sends it, which no script can imitate. The
 * browser takes them in order, so that none has to be awaited before the next.
 */
export async function pressKeys(
  session: CDPSession,
  text: string,
  part: KeyboardPart = 'main',
): Promise<void> {
  const events = [...text].flatMap((character) => {
    const keypadCode = part === 'keypad' ? keypadCodes[character] : undefined;
    const isPlain = /[0-9a-z]/i.test(character);
    const key = {
      key: character,
      code: keypadCode ?? codeOf(character),
      windowsVirtualKeyCode: isPlain ? character.toUpperCase().charCodeAt(0) : 0,
      ...(keypadCode && { isKeypad: true, location: 3 }),
    };
    return [
      { type: 'keyDown', text: character, ...key } as const,
      { type: 'keyUp', ...key } as const,
    ];
  });
  await Promise.all(events.map((event) => session.send('Input.dispatchKeyEvent', event)));
}

/** Puts text on the clipboard, from a frame that may, and presses Ctrl+V. */
export async function pressPaste(page: Page, frame: Frame, text: string): Promise<void> {
  await frame.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

/** What a page must be allowed for {@link pressPaste}. */
export const clipboardPermissions = ['clipboard-read', 'clipboard-write'];
