import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const listAddress = /\/api\/v1\/auth\/klanten\?/;

/** Holds all code but that of the first file until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!index)[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Counts the requests of the page. */
function questionsOf(page: Page): string[] {
  const questions: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) questions.push(pathname + search);
  });
  return questions;
}

test.describe('signed in', () => {
  test.use({ isSignedIn: true });

  test('customers are requested before the code of their list is loaded, and shown at once', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        const table = document.querySelector('table');
        if (!table) return;
        watch.disconnect();
        // A complaint, which fails the test.
        if (table.ariaBusy === 'true') console.error('The first render has no rows');
      });
      watch.observe(document, { subtree: true, childList: true });
    });
    const questions = questionsOf(page);
    const letCodeCome = await holdCode(page);
    const answered = page.waitForResponse(listAddress);
    await page.goto('/klanten?p=2&pp=20&q=example', { waitUntil: 'commit' });
    await (await answered).finished();
    letCodeCome();
    const table = page.getByRole('table');
    await expect(table.getByRole('link').first()).toBeVisible();
    expect(questions).toEqual(['/api/v1/auth/klanten?page=2&per_page=20&q=example']);
    await page.getByRole('link', { name: 'Vorige', exact: true }).click();
    await expect(page).toHaveURL('/klanten?p=1&pp=20&q=example');
    await expect(table).not.toHaveAttribute('aria-busy');
    expect(questions.slice(1)).toEqual(['/api/v1/auth/klanten?page=1&per_page=20&q=example']);
  });
});

test('customers are not requested without a session', async ({ page }) => {
  const questions = questionsOf(page);
  await page.goto('/klanten');
  await expect(page.getByRole('button', { name: 'Aanmelden' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(questions).toEqual([]);
});
