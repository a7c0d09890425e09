import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyLine, exampleLines } from '../../testing/exampleLines.ts';
import { ExampleGrid } from '../../testing/ExampleGrid.tsx';
import { keyTrials } from '../../testing/keyTrials.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { lineItemsGridKeys } from './LineItemsGrid.keys.ts';

const trials = keyTrials(lineItemsGridKeys);

const cell = (column: string, line: number) =>
  page.getByRole('textbox', { name: `${column} Lijn ${line}`, exact: true });
const lineCount = () => document.querySelectorAll('[data-line]').length;
/** What the grid says; fields that read their text say something themselves. */
const news = () => page.getByRole('status').last();

async function show(count = 3) {
  await showInPage(<ExampleGrid lines={exampleLines(count)} />);
}

describe('keys of a grid of lines', () => {
  test(`pressing ${trials.row('Tab')}`, async () => {
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
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Verwijder lijn 1' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(cell('Omschrijving', 2)).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(page.getByRole('button', { name: 'Verwijder lijn 1' })).toHaveFocus();
  });

  test(`pressing ${trials.row('Enter')}`, async () => {
    await show(2);
    await userEvent.click(cell('Aantal', 1));
    await userEvent.tab();
    await userEvent.keyboard('7,5{Enter}');
    await expect.element(cell('Aantal', 2)).toHaveFocus();
    await expect.element(cell('Prijs', 1)).toHaveValue('7,50');
    await userEvent.keyboard('3{Enter}');
    await expect.element(cell('Aantal', 3)).toHaveFocus();
    expect(lineCount()).toBe(3);
    await expect.element(news()).toHaveTextContent('Lijn 3 toegevoegd. Er zijn er nu 3.');
  });

  test('Enter below an empty last line adds none, and says why', async () => {
    await showInPage(<ExampleGrid lines={[emptyLine('a')]} />);
    await userEvent.click(cell('Aantal', 1));
    await userEvent.keyboard('{Enter}');
    await expect.element(news()).toHaveTextContent('Lijn 1 is nog leeg: vul eerst die in.');
    await expect.element(cell('Aantal', 1)).toHaveFocus();
    expect(lineCount()).toBe(1);
    await userEvent.click(cell('Omschrijving', 1));
    await userEvent.keyboard('x{Enter}');
    await expect.element(cell('Omschrijving', 2)).toHaveFocus();
  });

  test(`pressing ${trials.row('Shift+Enter')}`, async () => {
    await show();
    await userEvent.click(cell('Omschrijving', 1));
    await userEvent.keyboard('{End}{Shift>}{Enter}{/Shift}met wielen{Enter}');
    await expect.element(cell('Omschrijving', 2)).toHaveFocus();
    await expect
      .element(cell('Omschrijving', 1))
      .toHaveValue('Bureaustoel Arco, zwart\nmet wielen');
  });

  test(`pressing ${trials.row('Ctrl+Enter')}`, async () => {
    await show();
    await userEvent.click(cell('Prijs', 1));
    await userEvent.keyboard('{Control>}a{/Control}9{Control>}{Enter}{/Control}');
    await expect.element(cell('Omschrijving', 2)).toHaveFocus();
    await expect.element(cell('Omschrijving', 2)).toHaveValue('');
    await expect.element(cell('Prijs', 1)).toHaveValue('9,00');
    await expect.element(news()).toHaveTextContent('Lijn 2 toegevoegd. Er zijn er nu 4.');
  });

  test(`pressing ${trials.row('Alt+Delete')}`, async () => {
    await show();
    await userEvent.click(cell('Prijs', 2));
    await userEvent.keyboard('{Alt>}{Delete}{/Alt}');
    await expect.element(news()).toHaveTextContent('Lijn 2 verwijderd. Er zijn er nu 2.');
    await expect.element(cell('Prijs', 2)).toHaveFocus();
    await userEvent.keyboard('{Alt>}{Delete}{/Alt}');
    await expect.element(cell('Prijs', 1)).toHaveFocus();
    await userEvent.keyboard('{Alt>}{Delete}{/Alt}');
    await expect.element(page.getByRole('button', { name: 'Lijn toevoegen' })).toHaveFocus();
    await expect.element(news()).toHaveTextContent('Lijn 1 verwijderd. Er zijn er geen meer.');
  });

  test(`pressing ${trials.row('Ctrl+D')}`, async () => {
    await show();
    await userEvent.click(cell('Omschrijving', 2));
    await userEvent.keyboard('{Control>}d{/Control}');
    await expect.element(cell('Omschrijving', 2)).toHaveValue('Bureaustoel Arco, zwart');
    await expect.element(cell('Omschrijving', 2)).toHaveFocus();
    await userEvent.click(cell('Prijs', 2));
    await userEvent.keyboard('{Control>}d{/Control}');
    await expect.element(cell('Prijs', 2)).toHaveValue('12,50');
  });

  test(`pressing ${trials.row('Ctrl+Shift+D')}`, async () => {
    await show();
    await userEvent.click(cell('Prijs', 2));
    await userEvent.keyboard('{Control>}a{/Control}7{Control>}{Shift>}d{/Shift}{/Control}');
    await expect.element(news()).toHaveTextContent('Lijn 3 toegevoegd. Er zijn er nu 4.');
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

  test('a button of the line copies it too, leads on to the copy, and is no stop of Tab', async () => {
    await show();
    const button = page.getByRole('button', { name: 'Kopieer lijn 2 onder zichzelf' });
    await userEvent.click(button);
    await expect.element(news()).toHaveTextContent('Lijn 3 toegevoegd. Er zijn er nu 4.');
    await expect
      .element(cell('Omschrijving', 3))
      .toHaveValue('Plaatsing en afwerking\nvolgens plan van 5 maart');
    await expect.element(cell('Omschrijving', 3)).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Voeg een lijn toe onder lijn 1' }));
    await expect.element(cell('Omschrijving', 2)).toHaveFocus();
    const add = page.getByRole('button', { name: 'Voeg een lijn toe onder lijn 2' });
    add.element().focus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Verwijder lijn 2' })).toHaveFocus();
  });

  test(`pressing ${trials.row('Ctrl+C')}`, async () => {
    await show();
    await userEvent.click(page.getByRole('combobox', { name: 'Aard Lijn 2' }));
    await userEvent.keyboard('{Escape}{Control>}c{/Control}');
    await expect.element(news()).toHaveTextContent('Lijn 2 gekopieerd.');
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

  test(`pressing ${trials.row('Shift+F1')}`, async () => {
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

  test(`pressing ${trials.row('Alt+Shift+ArrowUp, Alt+Shift+ArrowDown')}`, async () => {
    await show();
    await userEvent.click(cell('Prijs', 2));
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    await expect.element(news()).toHaveTextContent('Lijn 2 is nu lijn 1.');
    await expect.element(cell('Prijs', 1)).toHaveFocus();
    await expect.element(cell('Prijs', 1)).toHaveValue('22,55');
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}{/Alt}');
    await expect.element(cell('Prijs', 3)).toHaveFocus();
    await expect.element(cell('Prijs', 3)).toHaveValue('22,55');
  });

  test(`pressing ${trials.row('Ctrl+Z')}`, async () => {
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

  test(`pressing ${trials.row('Ctrl+Y')}`, async () => {
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

  test(`pressing ${trials.row('Ctrl+V')}`, async () => {
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
    expect(trials.untried()).toEqual([]);
  });
});
