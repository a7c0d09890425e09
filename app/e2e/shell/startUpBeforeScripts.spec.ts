import { expectAccessible } from '../fixtures/checks/axe.ts';
import { movedParts } from '../fixtures/checks/layoutShift.ts';
import { expect, test } from '../fixtures/test.ts';

const starting = 'De toepassing start';

test.use({ isSignedIn: true });

test('the start-up screen is shown before the code of the app arrives, and replaced by it', async ({
  page,
}) => {
  const { promise: arrival, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/klanten', { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toContainText(starting);
  await expectAccessible(page);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klanten');
  await expect(page.getByText(starting)).toHaveCount(0);
  expect(await movedParts(page)).toEqual([]);
});
