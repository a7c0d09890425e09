import { describe, expect, test } from 'vitest';
import type { BrowserPage } from './browserPage.ts';
import {
  expectControl,
  expectGone,
  expectTexts,
  expectWords,
  tabTo,
  typeInstead,
} from './handle.ts';
import { visitStory } from './visitStory.ts';

/** What is typed, what then stands in the field, and whether it is refused. */
type Typed = readonly [typed: string, shown: string, refused?: 'refused'];

const amounts: readonly Typed[] = [
  ['12,50', '12,50'],
  ['12.50', '12,50'],
  ['1.234,56', '1.234,56'],
  ['1234.56', '1.234,56'],
  ['1,234.56', '1.234,56'],
  ['€ 12,50', '12,50'],
  ['12,-', '12,00'],
  ['\u221212,50', '-12,50'],
  ['-12,50', '-12,50'],
  ['12,345', '12,345', 'refused'],
];

const dates: readonly Typed[] = [
  ['5/3/26', '5/03/2026'],
  ['1/2/2026', '1/02/2026'],
  ['31-01-2026', '31/01/2026'],
  ['050326', '5/03/2026'],
  ['2026-03-05', '5/03/2026'],
  ['30/2/2026', '30/2/2026', 'refused'],
];

const combobox = '[role="combobox"]';
const options = '[role="option"]';

/** Money, date and combobox with the keys of a real keyboard. */
export function fieldTrials(page: () => BrowserPage, storybook: string): void {
  async function show(story: string) {
    expect(await visitStory(page(), storybook, story)).toEqual([]);
  }

  async function expectRead(all: readonly Typed[]) {
    await page().run(() => document.querySelector('input')?.focus());
    for (const [typed, value, refused] of all) {
      // Enter reads it as leaving does; Tab would go on to the buttons of some browsers.
      await typeInstead(page(), typed);
      await page().press('Enter');
      await expectControl(page(), 'input', { value, isInvalid: refused !== undefined });
    }
    expect(await page().complaints()).toEqual([]);
  }

  describe('with real keys', () => {
    test('an amount in every spelling is read right or refused with the text kept', async () => {
      await show('components-moneyfield--two-cells');
      await expectRead(amounts);
    });

    test('a date in every spelling is read right or refused with the text kept', async () => {
      await show('components-datefield--american-order');
      await expectRead(dates);
    });

    test('a search shows what it found; arrows and Enter pick', async () => {
      await show('components-searchcombobox--create-customer');
      await tabTo(page(), combobox);
      await typeInstead(page(), 'bak');
      await expectTexts(page(), options, [
        'Bakkerij PeetersMarkt 3, 8000 Brugge',
        'Bakkerij PeetersStationsstraat 41, 9700 Oudenaarde',
        'Bakkerij Het Zoete BroodjeDorp 12, 9300 Aalst',
        'Creer nieuwe klant',
      ]);
      await page().press('ArrowDown', 'ArrowDown', 'Enter');
      await expectControl(page(), combobox, { value: 'Bakkerij Het Zoete Broodje' });
      await expectGone(page(), options);
      expect(await page().complaints()).toEqual([]);
    });

    test('Tab never does the action of a search, Enter does', async () => {
      await show('components-searchcombobox--in-a-dialog');
      await tabTo(page(), combobox);
      await typeInstead(page(), 'garage');
      await expectTexts(page(), options, [
        'Garage Vermeulen bvSteenweg 118, 9000 Gent',
        'Creer nieuwe klant',
      ]);
      await page().press('ArrowUp', 'Tab');
      await expectWords(page(), "'garage' is niet uit de lijst gekozen.");
      await expectControl(page(), combobox, { value: '' });
      await expectTexts(page(), '[role="dialog"] h2', ['Factuur']);

      await tabTo(page(), combobox);
      await typeInstead(page(), 'garage');
      await expectTexts(page(), `${options}:last-child`, ['Creer nieuwe klant']);
      await page().press('ArrowUp', 'Enter');
      await expectTexts(page(), '[role="dialog"] h2', ['Factuur', 'Nieuwe klant']);
      expect(await page().complaints()).toEqual([]);
    });
  });
}
