import type { Locator, Page } from '@playwright/test';
import { demo, expect, test } from '../fixtures/test.ts';

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not reach it');
}

test(
  'keyboard only: log in, open a group, page through the list, open a row, log out',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(page, page.getByLabel('Gebruikersnaam'));
    await page.keyboard.type(demo.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(demo.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'dashboard!' })).toBeFocused();

    const sidebar = page.getByRole('navigation', { name: 'Hoofdnavigatie' });
    const group = sidebar.getByRole('button', { name: 'Klanten' });
    await page.keyboard.press('Control+Home');
    await page.reload();
    await expect(group).toBeVisible();
    await tabTo(page, group);
    await page.keyboard.press('Enter');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await tabTo(page, sidebar.getByRole('link', { name: 'Klanten', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Klanten', exact: true })).toBeFocused();

    const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
    await expect(rows).toHaveCount(10);
    const paginator = page.getByRole('navigation', { name: 'Paginering' });
    const next = paginator.getByRole('link', { name: 'Volgende' });
    await tabTo(page, next);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/klanten?p=2&pp=10');
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/klanten?p=3&pp=10');

    const last = paginator.getByRole('link', { name: 'Laatste' });
    await tabTo(page, last);
    await page.keyboard.press('Enter');
    await expect(last).toHaveAttribute('aria-disabled', 'true');
    await expect(page.locator('body')).not.toBeFocused();

    const link = rows.first().getByRole('link').first();
    await page.reload();
    await expect(link).toBeVisible();
    const number = await link.textContent();
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/klanten/${number}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(page, page.getByText('Logout', { exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);
