import type { Page } from '@playwright/test';
import {
  cell,
  customerField,
  notices,
  pickCustomer,
  save,
  total,
} from '../fixtures/documentEditor.ts';
import { firstCustomer } from '../fixtures/documents.ts';
import type { CallServer } from '../fixtures/callServer.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ isSignedIn: true });

/** An article as a search gives it; prices in euros. */
interface Article {
  readonly Artikelnummer: string;
  readonly Omschrijving_klein: string;
  readonly arAard: 'B' | 'S';
  readonly Aankoop_prijs: number;
  readonly Prijs_per_eenheid: number;
}

async function articlesFound(callServer: CallServer, search: string): Promise<Article[]> {
  const { artikelen } = await callServer<{ artikelen: { data: Article[] } }>(
    'GET',
    `/auth/artikelen?page=1&per_page=20&q=${encodeURIComponent(search)}`,
  );
  return artikelen.data;
}

/** An amount of less than 1,000 euros as a field shows it. */
const shown = (amount: number) => amount.toFixed(2).replace('.', ',');
const nature = (page: Page) => page.getByRole('combobox', { name: 'Aard Lijn 1', exact: true });

test(
  '§4 picking an article fills kind, number, purchase price and unit price; an edited description makes a text line of it again',
  { tag: '@core' },
  async ({ page, callServer }) => {
    const { Naambedrijf } = await firstCustomer(callServer);
    const found = await articlesFound(callServer, 'affiche');
    const second = found[1];
    if (!second) throw new Error('There are not two articles to choose from');
    await page.goto('/toevoegen/verkopen/offerte');
    await pickCustomer(page, Naambedrijf);

    await test.step('the second of what a search finds is picked with the arrows', async () => {
      await cell(page, 'Omschrijving').focus();
      await page.keyboard.type('affiche');
      const list = page.getByRole('listbox', { name: 'Omschrijving Lijn 1' });
      const options = list.getByRole('option');
      await expect(options).toHaveCount(found.length);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(cell(page, 'Omschrijving')).toHaveValue(second.Omschrijving_klein);
      await expect(cell(page, 'Aantal')).toBeFocused();
      await expect(nature(page)).toHaveValue(second.arAard === 'B' ? 'goods' : 'service');
      await expect(cell(page, 'Prijs')).toHaveValue(shown(second.Prijs_per_eenheid));
      await expect(total(page, 'Totaal Excl\\.')).toHaveText(
        `€ ${shown(second.Prijs_per_eenheid)}`,
      );
    });

    await test.step('typing on in its description unlinks it, and nothing of it stays', async () => {
      await cell(page, 'Omschrijving').focus();
      await page.keyboard.press('End');
      await page.keyboard.type(' met opdruk');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      await expect(cell(page, 'Omschrijving')).toHaveValue(
        `${second.Omschrijving_klein} met opdruk`,
      );
      await expect(cell(page, 'Aantal')).toHaveValue('');
      await expect(cell(page, 'Prijs')).toHaveValue('');
      await expect(total(page, 'Totaal Excl\\.')).toHaveText('€ 0,00');
    });

    await test.step('its code finds it, and nothing is sent before it is filled in; then its number and purchase price are saved', async () => {
      const answer = Promise.withResolvers<void>();
      await page.route('**/Product/GetByCode*', async (route) => {
        await answer.promise;
        await route.continue();
      });
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url());
      });
      await cell(page, 'Omschrijving').focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(second.Artikelnummer);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+s');
      const code = second.Artikelnummer;
      await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
      await expect(cell(page, 'Omschrijving')).toHaveValue(code);
      answer.resolve();
      await expect(notices(page).getByText(`Artikel '${code}' werd nog opgezocht.`)).toBeVisible();
      await expect(cell(page, 'Prijs')).toHaveValue(shown(second.Prijs_per_eenheid));
      expect(sent).toEqual([]);
      await page.keyboard.press('Control+s');
      const said = notices(page).getByText(/^Offerte :\d+$/);
      const number = (await said.innerText()).replace(/\D/g, '');
      const { document } = await callServer<{ document: { details: object[] } }>(
        'GET',
        `/auth/verkoopdocumenten/${number}`,
      );
      expect(document.details).toMatchObject([
        {
          arType: 'A',
          Artikelnummer: second.Artikelnummer,
          Artikelnaam: second.Omschrijving_klein,
          arAard: second.arAard,
          ArtikelHoeveelheid: 1,
          ArtikelPrijs_per_eenheid: second.Prijs_per_eenheid,
          fdarAankoop_prijs: second.Aankoop_prijs,
        },
      ]);
    });
  },
);

test('editing the description of an article line can keep its price, by key and by mouse', async ({
  page,
  callServer,
}) => {
  const { Naambedrijf } = await firstCustomer(callServer);
  const [article] = await articlesFound(callServer, 'affiche');
  if (!article) throw new Error('There is no article to edit');
  await page.goto('/toevoegen/verkopen/offerte');
  await pickCustomer(page, Naambedrijf);
  await cell(page, 'Omschrijving').focus();
  await page.keyboard.type(article.Artikelnummer);
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Prijs')).toHaveValue(shown(article.Prijs_per_eenheid));
  await cell(page, 'Aantal').fill('3');
  await cell(page, 'Prijs').fill('12,50');
  await cell(page, 'Korting').fill('5');
  await page.getByRole('combobox', { name: 'Btw Lijn 1', exact: true }).selectOption({ index: 1 });
  const fields = () =>
    page
      .locator('[data-line]')
      .first()
      .locator('input, select')
      .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
  await cell(page, 'Omschrijving').focus();
  const sold = await fields();
  await page.keyboard.press('End');
  await page.keyboard.type(' op maat');
  await page.keyboard.press('Escape');

  const offer = page.getByRole('status').filter({ hasText: 'Lijn 1 heeft geen artikel meer' });
  await expect(offer).toBeVisible();
  await expect(cell(page, 'Aantal')).toHaveValue('');
  await page.keyboard.press('F1');
  await expect(page.getByRole('dialog', { name: 'Toetsen' }).getByText('F2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cell(page, 'Omschrijving')).toBeFocused();
  await page.keyboard.press('F2');
  await expect(offer).toBeHidden();
  await expect(cell(page, 'Omschrijving')).toBeFocused();
  expect(await fields()).toEqual(sold);

  await cell(page, 'Aantal').focus();
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'Aantal')).toHaveValue('');
  await offer.getByRole('button', { name: 'Behouden' }).click();
  await expect(offer).toBeHidden();
  await expect(cell(page, 'Omschrijving')).toBeFocused();
  expect(await fields()).toEqual(sold);

  await page.keyboard.press('Control+s');
  const number = (
    await notices(page)
      .getByText(/^Offerte :\d+$/)
      .innerText()
  ).replace(/\D/g, '');
  const { document } = await callServer<{ document: { details: object[] } }>(
    'GET',
    `/auth/verkoopdocumenten/${number}`,
  );
  expect(document.details).toMatchObject([
    {
      arType: 'A',
      Artikelnummer: '',
      Artikelnaam: `${article.Omschrijving_klein} op maat`,
      ArtikelHoeveelheid: 3,
      ArtikelPrijs_per_eenheid: 12.5,
      KortingsPercentage: 5,
    },
  ]);
});

test('an article number is looked up on blur: a late answer overwrites no later edit, and one undo reverts it', async ({
  page,
  callServer,
}) => {
  const [article] = await articlesFound(callServer, 'affiche');
  if (!article) throw new Error('There is no article to type');
  const answers: (() => void)[] = [];
  await page.route('**/Product/GetByCode*', async (route) => {
    await new Promise<void>((answer) => answers.push(answer));
    await route.continue();
  });
  await page.goto('/toevoegen/verkopen/offerte');
  await cell(page, 'Omschrijving').focus();
  await page.keyboard.type(article.Artikelnummer);
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Aantal')).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7,');
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.();
  await expect(cell(page, 'Omschrijving')).toHaveValue(article.Omschrijving_klein);
  await expect(cell(page, 'Aantal')).toHaveValue('3');
  await expect(cell(page, 'Prijs')).toHaveValue('7,');
  await expect(cell(page, 'Prijs')).toBeFocused();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Omschrijving', 2)).toBeFocused();
  await expect(cell(page, 'Prijs')).toHaveValue('7,50');

  await page.keyboard.type(article.Artikelnummer);
  await page.keyboard.press('Enter');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  await expect(cell(page, 'Prijs', 2)).toHaveValue(shown(article.Prijs_per_eenheid));
  // Typing replaces the quantity of the article.
  await expect(cell(page, 'Aantal', 2)).toBeFocused();
  await page.keyboard.type('2');
  await expect(cell(page, 'Aantal', 2)).toHaveValue('2');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'Omschrijving', 2)).toHaveValue(article.Artikelnummer);
  await expect(cell(page, 'Prijs', 2)).toHaveValue('');
});

test('a save right after free text waits until no article is found, and is sent without another key', async ({
  page,
  callServer,
}) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/Product/GetByCode*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const { Naambedrijf } = await firstCustomer(callServer);
  await page.goto('/toevoegen/verkopen/offerte');
  await pickCustomer(page, Naambedrijf);
  await cell(page, 'Omschrijving').focus();
  await page.keyboard.type('Werk');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('10');
  await page.keyboard.press('Control+s');
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
  answer.resolve();
  await expect(notices(page).getByText('Created Successfully.')).toBeVisible();
});

test('free text, a pause and Enter start the next line; a number that cannot be looked up is reported in its line', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  await page.goto('/toevoegen/verkopen/offerte');
  await cell(page, 'Omschrijving').focus();
  await page.keyboard.type('affiche');
  await expect(page.getByRole('listbox', { name: 'Omschrijving Lijn 1' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Omschrijving', 2)).toBeFocused();
  await expect(cell(page, 'Omschrijving')).toHaveValue('affiche');
  await expect(cell(page, 'Prijs')).toHaveValue('');
  await page.route('**/Product/GetByCode*', (route) => route.abort());
  await page.keyboard.type('AF-A1');
  await page.keyboard.press('Tab');
  await expect(cell(page, 'Omschrijving', 2)).toHaveAccessibleDescription(
    /'AF-A1' opzoeken is niet gelukt/,
  );
  await expect(cell(page, 'Omschrijving', 2)).toHaveValue('AF-A1');
  await page.unroute('**/Product/GetByCode*');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(cell(page, 'Omschrijving', 2)).not.toHaveValue('AF-A1');
  await expect(cell(page, 'Omschrijving', 2)).toHaveAccessibleDescription('');
});

test('§5 customer and article search begin at 2 characters, and when one pauses', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (/\/(artikelen|klanten)$/.test(pathname)) asked.push(searchParams.get('q') ?? '');
  });
  await page.goto('/toevoegen/verkopen/offerte');
  for (const field of [customerField(page), cell(page, 'Omschrijving')]) {
    await field.focus();
    await page.keyboard.type('a');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('aff');
    await expect.poll(() => asked.at(-1)).toBe('aff');
    asked.push('');
  }
  expect(asked).toEqual(['aff', '', 'aff', '']);
});
