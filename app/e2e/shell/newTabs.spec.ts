import { choosePdf, rowPdf } from '../fixtures/documentPdf.ts';
import { addDocumentOfToday } from '../fixtures/documents.ts';
import { expect, logIn, test } from '../fixtures/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/login');
  await logIn(page);
  await expect(page.getByRole('heading', { name: 'dashboard!' })).toBeVisible();
});

test('a row is a link: it opens in a new tab too', async ({ page, context }) => {
  await page.goto('/klanten');
  const row = page.getByRole('row').nth(1);
  const address = await row.getByRole('link').first().getAttribute('href');
  const opened = context.waitForEvent('page');
  await row.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(address ?? '');
});

test('a PDF is shown in a tab of its own, which says meanwhile that it is being made', async ({
  page,
  callServer,
}) => {
  const invoice = await addDocumentOfToday(callServer, 'factuur');
  const made = Promise.withResolvers<void>();
  await page.route('**/generatepdf?*', async (route) => {
    await made.promise;
    await route.continue();
  });
  await page.goto(`/verkopen/facturen?q=${invoice}`);
  const opened = page.waitForEvent('popup');
  await choosePdf(page, rowPdf(page, invoice), 'Bekijken');
  const tab = await opened;
  await expect(tab.getByText('De PDF wordt gemaakt')).toBeVisible();
  made.resolve();
  await expect.poll(() => tab.url()).toMatch(/^blob:/);
});
