import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyLine, exampleLines } from '../../testing/exampleLines.ts';
import { ExampleGrid } from '../../testing/ExampleGrid.tsx';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { lineItemsGridKeys } from './LineItemsGrid.keys.ts';

const coverage = keyCoverage(lineItemsGridKeys);

const cell = (column: string, line: number) =>
  page.getByRole('textbox', { name: `${column} Lijn ${line}`, exact: true });
const lineCount = () => document.querySelectorAll('[data-line]').length;
/** Announcements of the grid; fields that parse their text have their own. */
const announcement = () => page.getByRole('status').last();

async function show(count = 3) {
  await showInPage(<ExampleGrid lines={exampleLines(count)} />);
}

describe('keys of a grid of lines', () => {
  test(`pressing ${coverage.row('Tab')}`, async () => {
    await show(2);
    await userEvent.tab();
    await expect.element(cell('Omschrijving', 1)).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('combobox', { name: 'Aard Lijn 1' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(cell('Aantal', 1)).toHaveFocus();
    await userEvent.tab();
    await expect.element(cell('Prijs', 1)).toHaveFocus();
    await userEvent.tab();
    await expect.element(cell('Omschrijving', 2)).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(cell('Prijs', 1)).toHaveFocus();
    // The button for the other reading is no tab stop either.
    await userEvent.keyboard('{Control>}a{/Control}1.250');
    await expect.element(page.getByRole('button', { name: /1,25|1250|1\.250/ })).toBeVisible();
    await userEvent.tab();
    await expect.element(cell('Omschrijving', 2)).toHaveFocus();
  });

  test(`pressing ${coverage.row('Enter')}`, async () => {
    await show(2);
    await userEvent.click(cell('Aantal', 1));
    await userEvent.tab();
    await userEvent.keyboard('7,5{Enter}');
    await expect.element(cell('Aantal', 2)).toHaveFocus();
    await expect.element(cell('Prijs', 1)).toHaveValue('7,50');
    await userEvent.keyboard('3{Enter}');
    await expect.element(cell('Aantal', 3)).toHaveFocus();
    expect(lineCount()).toBe(3);
    await expect.element(announcement()).toHaveTextContent('Lijn 3 toegevoegd. Er zijn er nu 3.');
  });

  test('Enter in an empty last line adds none, and announces why', async () => {
    await showInPage(<ExampleGrid lines={[emptyLine('a')]} />);
    await userEvent.click(cell('Aantal', 1));
    await userEvent.keyboard('{Enter}');
    await expect.element(announcement()).toHaveTextContent('Lijn 1 is nog leeg: vul eerst die in.');
    await expect.element(cell('Aantal', 1)).toHaveFocus();
    expect(lineCount()).toBe(1);
    await userEvent.click(cell('Omschrijving', 1));
    await userEvent.keyboard('x{Enter}');
    await expect.element(cell('Omschrijving', 2)).toHaveFocus();
  });

  test(`pressing ${coverage.row('Shift+Enter')}`, async () => {
    await show();
    await userEvent.click(cell('Omschrijving', 1));
    await userEvent.keyboard('{End}{Shift>}{Enter}{/Shift}met wielen{Enter}');
    await expect.element(cell('Omschrijving', 2)).toHaveFocus();
    await expect
      .element(cell('Omschrijving', 1))
      .toHaveValue('Bureaustoel Arco, zwart\nmet wielen');
  });

  test(`pressing ${coverage.row('Ctrl+Enter')}`, async () => {
    await show();
    await userEvent.click(cell('Prijs', 1));
    await userEvent.keyboard('{Control>}a{/Control}9{Control>}{Enter}{/Control}');
    await expect.element(cell('Omschrijving', 2)).toHaveFocus();
    await expect.element(cell('Omschrijving', 2)).toHaveValue('');
    await expect.element(cell('Prijs', 1)).toHaveValue('9,00');
    await expect.element(announcement()).toHaveTextContent('Lijn 2 toegevoegd. Er zijn er nu 4.');
  });

  test(`pressing ${coverage.row('Alt+Delete')}`, async () => {
    await show();
    await userEvent.click(cell('Prijs', 2));
    await userEvent.keyboard('{Alt>}{Delete}{/Alt}');
    await expect.element(announcement()).toHaveTextContent('Lijn 2 verwijderd. Er zijn er nu 2.');
    await expect.element(cell('Prijs', 2)).toHaveFocus();
    await userEvent.keyboard('{Alt>}{Delete}{/Alt}');
    await expect.element(cell('Prijs', 1)).toHaveFocus();
    await userEvent.keyboard('{Alt>}{Delete}{/Alt}');
    await expect.element(page.getByRole('button', { name: 'Lijn toevoegen' })).toHaveFocus();
    await expect
      .element(announcement())
      .toHaveTextContent('Lijn 1 verwijderd. Er zijn er geen meer.');
  });

  test(`pressing ${coverage.row('Ctrl+D')}`, async () => {
    await show();
    await userEvent.click(cell('Omschrijving', 2));
    await userEvent.keyboard('{Control>}d{/Control}');
    await expect.element(cell('Omschrijving', 2)).toHaveValue('Bureaustoel Arco, zwart');
    await expect.element(cell('Omschrijving', 2)).toHaveFocus();
    await userEvent.click(cell('Prijs', 2));
    await userEvent.keyboard('{Control>}d{/Control}');
    await expect.element(cell('Prijs', 2)).toHaveValue('12,50');
  });

  test(`pressing ${coverage.row('Ctrl+Shift+D')}`, async () => {
    await show();
    await userEvent.click(cell('Prijs', 2));
    await userEvent.keyboard('{Control>}a{/Control}7{Control>}{Shift>}d{/Shift}{/Control}');
    await expect.element(announcement()).toHaveTextContent('Lijn 3 toegevoegd. Er zijn er nu 4.');
    await expect.element(cell('Prijs', 3)).toHaveFocus();
    await expect.element(cell('Prijs', 2)).toHaveValue('7,00');
    await expect.element(cell('Prijs', 3)).toHaveValue('7,00');
    await expect
      .element(cell('Omschrijving', 3))
      .toHaveValue('Plaatsing en afwerking\nvolgens plan van 5 maart');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(lineCount).toBe(3);
    await expect.element(cell('Prijs', 3)).toHaveFocus();
    await expect.element(cell('Prijs', 3)).toHaveValue('32,60');
  });

  test('a button of the line copies it too, moves to the copy, and is no tab stop', async () => {
    await show();
    const button = page.getByRole('button', { name: 'Kopieer lijn 2 onder zichzelf' });
    await userEvent.click(button);
    await expect.element(announcement()).toHaveTextContent('Lijn 3 toegevoegd. Er zijn er nu 4.');
    await expect
      .element(cell('Omschrijving', 3))
      .toHaveValue('Plaatsing en afwerking\nvolgens plan van 5 maart');
    await expect.element(cell('Omschrijving', 3)).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Voeg een lijn toe onder lijn 1' }));
    await expect.element(cell('Omschrijving', 2)).toHaveFocus();
    const stops = document.querySelectorAll('[data-action]:not([tabindex="-1"])');
    expect(stops).toHaveLength(0);
  });

  test(`pressing ${coverage.row('Ctrl+C')}`, async () => {
    await show();
    await userEvent.click(page.getByRole('combobox', { name: 'Aard Lijn 2' }));
    await userEvent.keyboard('{Escape}{Control>}c{/Control}');
    await expect.element(announcement()).toHaveTextContent('Lijn 2 gekopieerd.');
    await userEvent.click(cell('Prijs', 1));
    await userEvent.keyboard('{Control>}v{/Control}');
    const dialog = page.getByRole('dialog', { name: '1 lijn plakken' });
    await expect.element(dialog.getByRole('button', { name: 'Plakken' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(cell('Omschrijving', 1))
      .toHaveValue('Plaatsing en afwerking\nvolgens plan van 5 maart');
    await expect.element(cell('Prijs', 1)).toHaveValue('22,55');
    await expect.element(cell('Prijs', 1)).toHaveFocus();
    // A text that is selected is copied alone.
    await userEvent.keyboard('{Control>}a{/Control}{Control>}c{/Control}');
    await userEvent.click(cell('Prijs', 3));
    await userEvent.keyboard('{Control>}a{/Control}{Control>}v{/Control}{Tab}');
    await expect.element(cell('Prijs', 3)).toHaveValue('22,55');
  });

  test(`pressing ${coverage.row('Shift+F1')}`, async () => {
    const opened = vi.fn();
    await showInPage(<ExampleGrid lines={exampleLines(2)} onOpenTotal={opened} />);
    await userEvent.click(cell('Prijs', 2));
    await userEvent.keyboard('{Shift>}{F1}{/Shift}');
    expect(opened).toHaveBeenCalledOnce();
    expect(opened.mock.lastCall?.[0]).toMatchObject({ id: 'l1' });
    await expect.element(cell('Prijs', 2)).toHaveFocus();
    await page.getByRole('button', { name: 'Totaal Lijn 1 12,50' }).click();
    expect(opened).toHaveBeenCalledTimes(2);
    expect(opened.mock.lastCall?.[0]).toMatchObject({ id: 'l0' });
  });

  test(`pressing ${coverage.row('Alt+Shift+ArrowUp, Alt+Shift+ArrowDown')}`, async () => {
    await show();
    await userEvent.click(cell('Prijs', 2));
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    await expect.element(announcement()).toHaveTextContent('Lijn 2 is nu lijn 1.');
    await expect.element(cell('Prijs', 1)).toHaveFocus();
    await expect.element(cell('Prijs', 1)).toHaveValue('22,55');
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}{/Alt}');
    await expect.element(cell('Prijs', 3)).toHaveFocus();
    await expect.element(cell('Prijs', 3)).toHaveValue('22,55');
    // The third press could not move it further down: undo reverts the second.
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(cell('Prijs', 2)).toHaveFocus();
    await expect.element(cell('Prijs', 2)).toHaveValue('22,55');
  });

  test(`pressing ${coverage.row('Ctrl+Z')}`, async () => {
    await show();
    await userEvent.click(cell('Omschrijving', 1));
    await userEvent.keyboard('{Alt>}{Delete}{/Alt}');
    await expect.element(cell('Omschrijving', 1)).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}x{Control>}z{/Control}');
    await expect
      .element(cell('Omschrijving', 1))
      .toHaveValue('Plaatsing en afwerking\nvolgens plan van 5 maart');
    expect(lineCount()).toBe(2);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(lineCount).toBe(3);
    await expect.element(cell('Omschrijving', 1)).toHaveValue('Bureaustoel Arco, zwart');
  });

  test(`pressing ${coverage.row('Ctrl+Y')}`, async () => {
    await show();
    await userEvent.click(cell('Omschrijving', 1));
    await userEvent.keyboard('{Alt>}{Delete}{/Alt}{Control>}z{/Control}');
    await expect.poll(lineCount).toBe(3);
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect.poll(lineCount).toBe(2);
    await userEvent.keyboard('x{Control>}zy{/Control}');
    await expect.element(page.getByText('x', { exact: true })).not.toBeInTheDocument();
    expect(lineCount()).toBe(2);
  });

  test(`pressing ${coverage.row('Ctrl+V')}`, async () => {
    await show(1);
    const source = document.createElement('textarea');
    document.body.append(source);
    source.value = 'Lamp\t2\t12,50\nKabel\t1\t3.75\n';
    source.select();
    await userEvent.copy();
    source.remove();
    await userEvent.click(cell('Omschrijving', 1));
    await userEvent.keyboard('{Control>}v{/Control}');
    const dialog = page.getByRole('dialog', { name: '2 lijnen plakken' });
    await expect.element(dialog.getByRole('button', { name: 'Plakken' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(cell('Omschrijving', 1)).toHaveFocus();
    await expect.element(cell('Omschrijving', 1)).toHaveValue('Lamp');
    await expect.element(cell('Prijs', 1)).toHaveValue('12,50');
    await expect.element(cell('Omschrijving', 2)).toHaveValue('Kabel');
    await expect.element(cell('Prijs', 2)).toHaveValue('3,75');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(lineCount).toBe(1);
    await expect.element(cell('Omschrijving', 1)).toHaveValue('Bureaustoel Arco, zwart');
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});
