import { expectAccessible, expectAccessibleColours } from '../fixtures/checks/axe.ts';
import { movedParts } from '../fixtures/checks/layoutShift.ts';
import { expectNothingCutOff } from '../fixtures/checks/overflow.ts';
import { screens } from '../fixtures/screens.ts';
import type { Screen, ScreenGiven } from '../fixtures/screens.ts';
import { expect, test } from '../fixtures/test.ts';

/** Milliseconds by which the server is late. */
const lateness = 400;

/**
 * Opens a screen while the server is slow and the font arrives last, and its dialog when it has one.
 * Expects no layout shift meanwhile, and the font in use at the end.
 */
async function openSlowly(screen: Screen, given: ScreenGiven): Promise<void> {
  const { page, callServer } = given;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { address } = screen;
  const opened = typeof address === 'string' ? address : await address(callServer);
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateness));
    await route.continue();
  });
  const fontsArrive = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await fontsArrive.promise;
    await route.continue();
  });
  await page.goto(opened, { waitUntil: 'commit' });
  await screen.atRest(page);
  await screen.open?.(given);
  fontsArrive.resolve();
  const faces = await page.evaluate(
    async () => (await document.fonts.load("1em 'Inter Variable'")).length,
  );
  expect(faces, 'letters that came').toBe(1);
  expect(await movedParts(page), 'what moved').toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute('data-fonts'));
}

for (const [name, screen] of Object.entries(screens)) {
  test.describe(name, () => {
    test.slow();
    test.use({ isSignedIn: screen.isSignedIn ?? true });

    // The tests below check the same of the others, which are not in the core.
    if (!screen.open && !screen.isVariant)
      test('is shown, and breaks no axe rule', { tag: '@core' }, async ({ page, callServer }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const { address } = screen;
        await page.goto(typeof address === 'string' ? address : await address(callServer));
        await screen.atRest(page);
        await expectAccessible(page);
      });

    test('on a desktop: nothing shifts, no axe rule is broken in light or dark, text of 200 % fits', async ({
      page,
      callServer,
      complaints,
    }) => {
      await openSlowly(screen, { page, callServer, complaints });
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expectAccessibleColours(page);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expectNothingCutOff(page);
    });

    test.describe('in a window of 320 px', () => {
      test.use({ viewport: { width: 320, height: 640 } });

      test('nothing shifts or is cut off, no axe rule is broken', async ({
        page,
        callServer,
        complaints,
      }) => {
        await openSlowly(screen, { page, callServer, complaints });
        await expectNothingCutOff(page);
        await expectAccessible(page);
      });
    });
  });
}
