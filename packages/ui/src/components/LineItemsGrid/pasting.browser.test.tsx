import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exampleLines } from '../../testing/exampleLines.ts';
import { ExampleGrid } from '../../testing/ExampleGrid.tsx';
import { showInPage } from '../../testing/showInPage.tsx';

const cell = (column: string, line: number) =>
  page.getByRole('textbox', { name: `${column} Lijn ${line}`, exact: true });
const lineCount = () => document.querySelectorAll('[data-line]').length;
const news = () => page.getByRole('status').last();
/** Once: the message of the line and that of the editor never stand there both. */
const notANumber = /^(?!.*hoort niet.*hoort niet).*hoort niet in een getal/;

/** Copies a text to the clipboard and pastes it into a cell of a grid with one line, by keys. */
async function pasteInto(column: string, text: string) {
  await showInPage(<ExampleGrid lines={exampleLines(1)} />);
  const source = document.body.appendChild(document.createElement('textarea'));
  source.value = text;
  source.select();
  await userEvent.copy();
  source.remove();
  await userEvent.click(cell(column, 1));
  await userEvent.keyboard('{Control>}v{/Control}');
}

/** Whether the cell holds the text as an error, in words too; `isRich` while its editor stands there. */
async function expectUnread(line: number, text: string, isRich: boolean) {
  const price = cell('Prijs', line);
  await expect.element(price).toHaveValue(text);
  await expect.element(price).toHaveAttribute('aria-invalid', 'true');
  await expect.element(price).toHaveAccessibleDescription(notANumber);
  expect(price.element().hasAttribute('data-rac')).toBe(isRich);
}

describe('a figure that cannot be read', () => {
  test.each(['abc', '1.2.3', '5O'])('%s stays in its cell when it is pasted', async (text) => {
    await pasteInto('Omschrijving', `Lamp\t2\t12,50\nKabel\t1\t${text}\n`);
    await expect.element(cell('Prijs', 2)).toHaveValue('12,50');
    const price = cell('Prijs', 3);
    await expect.element(price).toHaveValue(text);
    await expect.element(price).toBeInvalid();
    await expect.element(price).toHaveAccessibleDescription(/getal|komma/);
    await expect
      .element(news())
      .toHaveTextContent(
        '2 lijnen toegevoegd vanaf lijn 2. Er zijn er nu 3. In 1 cel klopt iets niet.',
      );
  });

  test('is shown with its message in the cell that has the focus, and goes when it is corrected', async () => {
    await pasteInto('Omschrijving', 'Kabel\t1\t5O\n');
    await expectUnread(2, '5O', false);
    await userEvent.click(cell('Prijs', 2));
    await expectUnread(2, '5O', true);
    await userEvent.click(cell('Prijs', 1));
    await expectUnread(2, '5O', false);
    await userEvent.click(cell('Prijs', 2));
    await userEvent.keyboard('{Control>}a{/Control}5O1{Enter}');
    await expectUnread(2, '5O1', true);
    await userEvent.keyboard('{Control>}a{/Control}50');
    await expect.element(cell('Prijs', 2)).toBeValid();
    await userEvent.keyboard('{Enter}');
    await expect.element(cell('Prijs', 2)).toHaveValue('50,00');
    await expect.element(cell('Prijs', 2)).not.toHaveAttribute('aria-invalid');
    await expect.element(page.getByText(/Totaal: .*62,50/)).toBeVisible();
  });

  test.each(['pasted', 'typed'])('stays when lines move, go and come back: %s', async (how) => {
    await pasteInto('Omschrijving', `Lamp\t1\t2\nKabel\t1\t${how === 'pasted' ? '5O' : '7'}\n`);
    await userEvent.click(cell('Prijs', 3));
    if (how === 'typed') await userEvent.keyboard('{Control>}a{/Control}5O');
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    await expectUnread(2, '5O', true);
    await userEvent.click(cell('Omschrijving', 2));
    await expectUnread(2, '5O', false);
    await userEvent.keyboard('{Alt>}{Delete}{/Alt}');
    await expect.poll(lineCount).toBe(2);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(lineCount).toBe(3);
    await expectUnread(2, '5O', false);
    await userEvent.click(cell('Prijs', 3));
    await userEvent.keyboard('{Control>}d{/Control}');
    await expectUnread(3, '5O', true);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(cell('Prijs', 3)).toHaveValue('2,00');
    await expect.element(cell('Prijs', 3)).toBeValid();
  });

  test('of two lines in one cell is not run together', async () => {
    await pasteInto('Omschrijving', 'Kabel\t1\t"12\n13"\n');
    await expect.element(cell('Prijs', 2)).toHaveValue('12 13');
    await expect.element(cell('Prijs', 2)).toHaveAccessibleDescription(/verschillende getallen/);
    await userEvent.click(cell('Prijs', 2));
    await expect.element(cell('Prijs', 2)).toHaveAccessibleDescription(/verschillende getallen/);
    await userEvent.click(cell('Prijs', 1));
    await expect.element(cell('Prijs', 2)).toHaveValue('12 13');
  });
});

describe('a block of a spreadsheet', () => {
  test('loses no cell, and brings no head and no empty lines', async () => {
    await pasteInto(
      'Prijs',
      'Omschrijving\tAantal\tPrijs\t\r\nLamp\t\t12,50\tmet voet\r\n\t\t\t\r\n',
    );
    await expect.poll(lineCount).toBe(2);
    await expect.element(cell('Omschrijving', 2)).toHaveValue('Lamp\nmet voet');
    await expect.element(cell('Aantal', 2)).toHaveValue('1');
  });
});
