import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyLine, exampleLines } from '../../testing/exampleLines.ts';
import { ExampleGrid } from '../../testing/ExampleGrid.tsx';
import { showInPage } from '../../testing/showInPage.tsx';

const cell = (column: string, line: number) =>
  page.getByRole('textbox', { name: `${column} Lijn ${line}`, exact: true });
const lineCount = () => document.querySelectorAll('[data-line]').length;
const announcement = () => page.getByRole('status').last();
/** Once: the message of the line and that of the editor are never shown together. */
const notANumber = /^(?!.*hoort niet.*hoort niet).*hoort niet in een getal/;

/** Copies a text to the clipboard and pastes it into the first line of a grid, by keys. */
async function pasteInto(column: string, text: string, lines = exampleLines(1)) {
  await showInPage(<ExampleGrid lines={lines} />);
  const source = document.body.appendChild(document.createElement('textarea'));
  source.value = text;
  source.select();
  await userEvent.copy();
  source.remove();
  await userEvent.click(cell(column, 1));
  await userEvent.keyboard('{Control>}v{/Control}');
}

const dialog = () => page.getByRole('dialog');
const button = (name: string) => dialog().getByRole('button', { name });
/** Goes from the preview back to the lines. */
async function answer(name: string) {
  await userEvent.click(button(name));
  await expect.element(dialog()).not.toBeInTheDocument();
}
/** Pastes lines below the existing one. */
async function pasteBelow(text: string) {
  await pasteInto('Omschrijving', text);
  await answer('Invoegen als nieuwe lijnen');
}

/** Whether the cell holds the text as an error, in words too; `isRich` while its editor is mounted. */
async function expectUnparsed(line: number, text: string, isRich: boolean) {
  const price = cell('Prijs', line);
  await expect.element(price).toHaveValue(text);
  await expect.element(price).toHaveAttribute('aria-invalid', 'true');
  await expect.element(price).toHaveAccessibleDescription(notANumber);
  const said = () => price.element().closest('[data-column]')?.querySelectorAll('output').length;
  await expect.poll(said).toBe(isRich ? 1 : 0);
}

describe('a number that cannot be parsed', () => {
  test.each(['abc', '1.2.3', '5O'])('%s stays in its cell when it is pasted', async (text) => {
    await pasteBelow(`Lamp\t2\t12,50\nKabel\t1\t${text}\n`);
    await expect.element(cell('Prijs', 2)).toHaveValue('12,50');
    const price = cell('Prijs', 3);
    await expect.element(price).toHaveValue(text);
    await expect.element(price).toBeInvalid();
    await expect.element(price).toHaveAccessibleDescription(/getal|komma/);
    await expect
      .element(announcement())
      .toHaveTextContent('2 lijnen geplakt. In 1 cel klopt iets niet.');
  });

  test('is shown with its message in the focused cell, and disappears when it is corrected', async () => {
    await pasteBelow('Kabel\t1\t5O\n');
    await expectUnparsed(2, '5O', false);
    await userEvent.click(cell('Prijs', 2));
    await expectUnparsed(2, '5O', true);
    await userEvent.click(cell('Prijs', 1));
    await expectUnparsed(2, '5O', false);
    await userEvent.click(cell('Prijs', 2));
    await userEvent.keyboard('{Control>}a{/Control}5O1{Enter}');
    await expectUnparsed(2, '5O1', true);
    await userEvent.keyboard('{Control>}a{/Control}50');
    await expect.element(cell('Prijs', 2)).toBeValid();
    await userEvent.keyboard('{Enter}');
    await expect.element(cell('Prijs', 2)).toHaveValue('50,00');
    await expect.element(cell('Prijs', 2)).not.toHaveAttribute('aria-invalid');
    await expect.element(page.getByText(/Totaal: .*62,50/)).toBeVisible();
  });

  test.each(['pasted', 'typed'])('stays when lines move, go and come back: %s', async (how) => {
    await pasteBelow(`Lamp\t1\t2\nKabel\t1\t${how === 'pasted' ? '5O' : '7'}\n`);
    await userEvent.click(cell('Prijs', 3));
    if (how === 'typed') await userEvent.keyboard('{Control>}a{/Control}5O');
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    await expectUnparsed(2, '5O', true);
    await userEvent.click(cell('Omschrijving', 2));
    await expectUnparsed(2, '5O', false);
    await userEvent.keyboard('{Alt>}{Delete}{/Alt}');
    await expect.poll(lineCount).toBe(2);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(lineCount).toBe(3);
    await expectUnparsed(2, '5O', false);
    await userEvent.click(cell('Prijs', 3));
    await userEvent.keyboard('{Control>}d{/Control}');
    await expectUnparsed(3, '5O', true);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(cell('Prijs', 3)).toHaveValue('2,00');
    await expect.element(cell('Prijs', 3)).toBeValid();
  });

  test('of two lines in one cell is not joined', async () => {
    await pasteBelow('Kabel\t1\t"12\n13"\n');
    await expect.element(cell('Prijs', 2)).toHaveValue('12 13');
    await expect.element(cell('Prijs', 2)).toHaveAccessibleDescription(/verschillende getallen/);
    await userEvent.click(cell('Prijs', 2));
    await expect.element(cell('Prijs', 2)).toHaveAccessibleDescription(/verschillende getallen/);
    await userEvent.click(cell('Prijs', 1));
    await expect.element(cell('Prijs', 2)).toHaveValue('12 13');
  });
});

describe('a block of a spreadsheet', () => {
  test('fills cells from the focused one to the right and down, and one undo reverts it', async () => {
    await pasteInto('Prijs', '1\r\n2,5\r\n3\r\n', exampleLines(2));
    await expect.element(page.getByText('2 lijnen veranderen, 1 lijn komt erbij.')).toBeVisible();
    await answer('Plakken');
    await expect.element(cell('Prijs', 1)).toHaveFocus();
    await expect.element(cell('Prijs', 1)).toHaveValue('1,00');
    await expect.element(cell('Prijs', 2)).toHaveValue('2,50');
    await expect.element(cell('Prijs', 3)).toHaveValue('3,00');
    await expect.element(cell('Omschrijving', 1)).toHaveValue('Bureaustoel Arco, zwart');
    await expect.element(cell('Omschrijving', 3)).toHaveValue('');
    await expect.element(announcement()).toHaveTextContent('3 lijnen geplakt.');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(lineCount).toBe(2);
    await expect.element(cell('Prijs', 1)).toHaveValue('12,50');
    await expect.element(cell('Prijs', 2)).toHaveValue('22,55');
  });

  test('keeps its empty lines, and ignores the line break at its end', async () => {
    await pasteInto('Omschrijving', 'Lamp\t2\t12,50\r\n\t\t\r\nKabel\t1\t3\r\n\t\t\r\n', [
      emptyLine('a'),
    ]);
    await answer('Plakken');
    await expect.poll(lineCount).toBe(4);
    for (const [line, text] of [
      [1, 'Lamp'],
      [2, ''],
      [3, 'Kabel'],
      [4, ''],
    ] as const)
      await expect.element(cell('Omschrijving', line)).toHaveValue(text);
  });

  test('marks invalid numbers in the preview', async () => {
    await pasteInto('Omschrijving', 'Lamp\t2\t12,50\nKabel\teen\t5O\n\t\t\n', [emptyLine('a')]);
    const marked = dialog().getByText(/hoort niet in een getal/);
    await expect.element(marked.first()).toBeVisible();
    expect(marked.elements().map((one) => one.closest('td')?.cellIndex)).toEqual([2, 3]);
    await expect.element(dialog().getByText(/^In 2 cellen klopt iets niet/)).toBeVisible();
  });

  test('changes nothing before the preview is confirmed, or when it is cancelled', async () => {
    await pasteInto('Aantal', '3\t7,25\n', exampleLines(1));
    await expect.element(dialog().getByText('in plaats van 12,50')).toBeVisible();
    await expect.element(dialog().getByText('in plaats van 1', { exact: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(cell('Aantal', 1)).toHaveFocus();
    await expect.element(cell('Aantal', 1)).toHaveValue('1');
    await expect.element(cell('Prijs', 1)).toHaveValue('12,50');
    expect(lineCount()).toBe(1);
  });

  test('can be added as new lines below the focused one', async () => {
    await pasteInto('Omschrijving', 'Lamp\t2\nKabel\t3\n', exampleLines(2));
    await answer('Invoegen als nieuwe lijnen');
    await expect.poll(lineCount).toBe(4);
    await expect.element(cell('Omschrijving', 1)).toHaveValue('Bureaustoel Arco, zwart');
    await expect.element(cell('Omschrijving', 2)).toHaveValue('Lamp');
    await expect.element(cell('Omschrijving', 3)).toHaveValue('Kabel');
    await expect.element(cell('Aantal', 4)).toHaveValue('2');
  });

  test('offers no new lines where it replaces nothing', async () => {
    await pasteInto('Omschrijving', 'Lamp\t1\t2\nKabel\t3\t4\n', [emptyLine('a')]);
    await expect.element(button('Plakken')).toHaveFocus();
    await expect.element(button('Invoegen als nieuwe lijnen')).not.toBeInTheDocument();
  });

  test('reports what it has no column for, and uses a head that was copied along', async () => {
    await pasteInto('Prijs', 'Omschrijving\tAantal\tPrijs\t\r\nLamp\t2\t12,50\tmet voet\r\n');
    await expect.element(dialog().getByText(/dit wordt niet geplakt: ‘met voet’/)).toBeVisible();
    await answer('Plakken');
    await expect.element(cell('Omschrijving', 1)).toHaveValue('Lamp');
    await expect.element(cell('Aantal', 1)).toHaveValue('2');
    expect(lineCount()).toBe(1);
  });

  test('of very many lines shows the first, and the number of the others', async () => {
    await pasteInto('Prijs', Array.from({ length: 1021 }, (_, index) => index).join('\n'));
    await expect.element(dialog().getByText('En nog 1.001 lijnen.')).toBeVisible();
    expect(dialog().getByRole('row').elements()).toHaveLength(21);
  });
});

test('one cell of two lines is pasted without the quotes of the spreadsheet', async () => {
  await pasteInto('Omschrijving', '"met wielen\nen ""leuning"""\r\n', [emptyLine('a')]);
  await expect.element(cell('Omschrijving', 1)).toHaveValue('met wielen\nen "leuning"');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(cell('Omschrijving', 1)).toHaveValue('');
});
