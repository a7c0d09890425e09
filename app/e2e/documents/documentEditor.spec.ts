import { expectAccessible } from '../fixtures/checks/axe.ts';
import {
  cell,
  customerField,
  lines,
  notices,
  pickCustomer,
  save,
  total,
  typeLine,
} from '../fixtures/documentEditor.ts';
import { addDocument, dayFromNow, firstCustomer, shownDay } from '../fixtures/documents.ts';
import { expectNothingCutOff } from '../fixtures/checks/overflow.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ isSignedIn: true });

const today = dayFromNow(0);

for (const { word, add, list, kind } of [
  {
    word: 'Offerte',
    add: '/toevoegen/verkopen/offerte',
    list: '/verkopen/offertes',
    kind: 'offerte',
  },
  {
    word: 'Factuur',
    add: '/toevoegen/verkopen/factuur',
    list: '/verkopen/facturen',
    kind: 'factuur',
  },
] as const) {
  // The editor of a quote is the same.
  const tag = kind === 'factuur' ? ['@core'] : [];
  test.describe(`§2 editor of a ${kind}`, () => {
    test(
      'a new one is typed, saved, listed and opened again with the same amounts',
      { tag },
      async ({ page, callServer }) => {
        const customer = await firstCustomer(callServer);
        await page.goto(add);
        await expect(
          page.getByRole('heading', { name: 'Nieuwe Offerte', exact: true }),
        ).toBeVisible();
        await expect(page.getByRole('main').getByText(word, { exact: true }).first()).toBeVisible();
        await expect(page.getByRole('textbox', { name: `${word}nummer` })).toHaveAttribute(
          'readonly',
        );
        await pickCustomer(page, customer.Naambedrijf);
        await expect(page.getByRole('textbox', { name: /^Datum/ })).toHaveValue(shownDay(today));
        await expect(page.getByRole('textbox', { name: /^Vervaldag/ })).toHaveValue(
          shownDay(dayFromNow(14)),
        );
        await expect(page.getByRole('textbox', { name: /^Leverdag/ })).toHaveValue(shownDay(today));
        await typeLine(page, 1, 'Werkuren', '3', '12,5');
        await expect(total(page, 'Totaal Excl\\.')).toHaveText('€ 37,50');
        await page.getByRole('textbox', { name: 'Korting %' }).fill('10');
        await page.getByRole('textbox', { name: 'Korting %' }).press('Tab');
        await expect(total(page, 'Korting')).toHaveText('€ 3,75');
        await expect(total(page, 'Totaal Excl\\. na korting')).toHaveText('€ 33,75');
        await expect(total(page, 'Btw')).toHaveText('€ 7,09');
        await expect(total(page, 'Totaal Incl\\.')).toHaveText('€ 40,84');
        await save(page).click();
        await expect(notices(page).getByText('Created Successfully.')).toBeVisible();
        const said = await notices(page)
          .getByText(new RegExp(`^${word} :\\d+$`))
          .innerText();
        const number = said.replace(`${word} :`, '');
        await expect(page).toHaveURL(new RegExp(`${list}\\?`));
        await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('40,84');

        await page.goto(`${list}/${number}`);
        await expect(page.getByRole('heading', { name: 'Wijzig Offerte' })).toBeVisible();
        await expect(customerField(page)).toHaveValue(customer.Naambedrijf);
        await expect(cell(page, 'Omschrijving')).toHaveValue('Werkuren');
        await expect(cell(page, 'Aantal')).toHaveValue('3');
        await expect(cell(page, 'Prijs')).toHaveValue('12,50');
        await expect(total(page, 'Totaal Incl\\.')).toHaveText('€ 40,84');
      },
    );

    test(
      '§4 after an update the lines are reloaded from the answer, and the page stays',
      { tag },
      async ({ page, callServer }) => {
        const number = await addDocument(callServer, kind, await firstCustomer(callServer), {
          date: today,
          dueDate: dayFromNow(14),
          price: 100_00,
        });
        await page.goto(`${list}/${number}`);
        await cell(page, 'Aantal').fill('2');
        await page.keyboard.press('Control+s');
        await expect(notices(page).getByText('Updated Successfully.')).toBeVisible();
        await expect(notices(page).getByText(`${word} :${number}`)).toBeVisible();
        await expect(page).toHaveURL(`${list}/${number}`);
        await expect(cell(page, 'Aantal')).toBeFocused();
        const { document } = await callServer<{ document: { TotaalBedrag: number } }>(
          'GET',
          `/auth/verkoopdocumenten/${number}`,
        );
        expect(document.TotaalBedrag).toBe(242);
        await page.reload();
        await expect(cell(page, 'Aantal')).toHaveValue('2');
      },
    );

    test(
      '§5 an invalid one says which fields and lines, marks them, and sends nothing',
      { tag },
      async ({ page }) => {
        let sent = 0;
        page.on('request', (request) => {
          if (request.method() === 'POST' && request.url().includes('verkoopdocumenten')) sent++;
        });
        await page.goto(add);
        await typeLine(page, 1, 'Iets', '1', '10');
        await cell(page, 'Aantal').fill('');
        await cell(page, 'Aantal').press('Tab');
        await save(page).click();
        await expect(
          notices(page).getByText('Please enter values in all mandatory filed'),
        ).toBeVisible();
        await expect(notices(page).getByText('Klantnummer')).toBeVisible();
        await expect(notices(page).getByText('NaamBedrijf')).toBeVisible();
        await expect(notices(page).getByText('Details')).toBeVisible();
        await expect(notices(page).getByText('Lines 1')).toBeVisible();
        await expect(customerField(page)).toBeFocused();
        await expect(cell(page, 'Aantal')).toHaveAttribute('aria-invalid', 'true');
        expect(sent).toBe(0);
        await expectAccessible(page);
      },
    );

    test('Terug leads to the list', async ({ page }) => {
      await page.goto(add);
      await page.getByRole('link', { name: 'Terug' }).click();
      await expect(page).toHaveURL(new RegExp(`${list}\\?`));
    });

    test("'Osplaan en terug' goes to the saved document, 'Osplaan en nieuw' to a blank form", async ({
      page,
      callServer,
    }) => {
      const { Naambedrijf } = await firstCustomer(callServer);
      await page.goto(add);
      await pickCustomer(page, Naambedrijf);
      await typeLine(page, 1, 'Eerste', '1', '10');
      await page.getByRole('button', { name: 'Opslaan: meer keuzes' }).click();
      await page.getByRole('menuitem', { name: 'Osplaan en nieuw' }).click();
      await expect(notices(page).getByText('Created Successfully.')).toBeVisible();
      await expect(customerField(page)).toHaveValue('');
      await expect(customerField(page)).toBeFocused();
      await expect(cell(page, 'Omschrijving')).toHaveValue('');
      await expect(page).toHaveURL(add);
      await pickCustomer(page, Naambedrijf);
      await typeLine(page, 1, 'Tweede', '1', '20');
      await page.getByRole('button', { name: 'Opslaan: meer keuzes' }).click();
      await page.getByRole('menuitem', { name: 'Osplaan en terug' }).click();
      await expect(page).toHaveURL(new RegExp(`${list}/\\d+$`));
      await expect(cell(page, 'Omschrijving')).toHaveValue('Tweede');
    });
  });
}

test('no violation of axe, and nothing cut off at 320 px', async ({ page, callServer }) => {
  const number = await addDocument(callServer, 'factuur', await firstCustomer(callServer), {
    date: today,
    dueDate: dayFromNow(14),
    price: 1234_56,
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`/verkopen/facturen/${number}`);
    await expect(lines(page)).toHaveCount(1);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingCutOff(page);
  await expectAccessible(page);
});
