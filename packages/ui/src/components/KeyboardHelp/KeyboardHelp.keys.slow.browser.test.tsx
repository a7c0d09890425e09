import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nlBE } from '../../intl/nl-BE.ts';
import { customerWords, findCustomers } from '../../testing/exampleCustomers.ts';
import { ExampleGrid } from '../../testing/ExampleGrid.tsx';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { DescriptionSearch } from '../DescriptionSearch/DescriptionSearch.tsx';
import type { LineColumn } from '../LineItemsGrid/column.ts';
import { LineItemsGrid } from '../LineItemsGrid/LineItemsGrid.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { Button } from '../Button/Button.tsx';
import { SearchComboBox } from '../SearchComboBox/SearchComboBox.tsx';
import { SplitButton } from '../SplitButton/SplitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { keyboardHelpKeys } from './KeyboardHelp.keys.ts';

const coverage = keyCoverage(keyboardHelpKeys);

const sheet = () => page.getByRole('dialog', { name: nlBE.keyboardHelp.title });
const cell = (column: string) => page.getByRole('textbox', { name: `${column} Lijn 2` });

/** Presses a key, and says whether the browser was kept from answering it. */
async function isTaken(keys: string): Promise<boolean> {
  const event = Promise.withResolvers<KeyboardEvent>();
  window.addEventListener('keydown', event.resolve, { once: true, capture: true });
  await userEvent.keyboard(keys);
  return (await event.promise).defaultPrevented;
}

describe('keys of the help sheet', () => {
  test(`pressing ${coverage.row('F1')}`, async () => {
    await showInPage(
      <>
        <KeyboardHelp />
        <TextField label="Naam" />
      </>,
    );
    await userEvent.click(page.getByRole('textbox'));
    expect(await isTaken('{F1}')).toBe(true);
    await expect.element(sheet()).toBeVisible();
    expect(await isTaken('{F1}')).toBe(true);
    await expect.element(sheet()).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox')).toHaveFocus();
  });

  test(`pressing ${coverage.row('Escape')}`, async () => {
    await showInPage(<ExampleGrid />);
    await userEvent.click(cell('Prijs'));
    await userEvent.keyboard('{Control>}a{/Control}1.2.3{ArrowLeft}{F1}');
    await expect.element(sheet()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet()).not.toBeInTheDocument();
    await expect.element(cell('Prijs')).toHaveFocus();
    await expect.element(cell('Prijs')).toHaveValue('1.2.3');
    await userEvent.keyboard('9');
    await expect.element(cell('Prijs')).toHaveValue('1.2.93');
  });

  test('a text that is being typed in a cell continues where it was', async () => {
    await showInPage(<ExampleGrid />);
    await userEvent.click(cell('Omschrijving'));
    await userEvent.keyboard('{Control>}a{/Control}Lap{ArrowLeft}{F1}');
    await expect.element(sheet()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(cell('Omschrijving')).toHaveFocus();
    await userEvent.keyboard('m');
    await expect.element(cell('Omschrijving')).toHaveValue('Lamp');
  });

  test('a name that is being searched for stays while the sheet is read', async () => {
    await showInPage(
      <>
        <KeyboardHelp />
        <SearchComboBox label="Klant" {...customerWords} search={findCustomers} clearDelay={0} />
        <button type="button">Volgende</button>
      </>,
    );
    const field = page.getByRole('combobox', { name: 'Klant' });
    await userEvent.click(field);
    await userEvent.keyboard('Pee{F1}');
    await expect.element(sheet()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('Pee');
    await userEvent.tab();
    await expect.element(field).toHaveValue('');
  });

  test('a name whose field is not gone back to after the sheet still goes', async () => {
    await showInPage(
      <>
        <KeyboardHelp />
        <SearchComboBox label="Klant" {...customerWords} search={findCustomers} clearDelay={0} />
        <TextField label="Naam" />
      </>,
    );
    const field = page.getByRole('combobox', { name: 'Klant' });
    await userEvent.click(field);
    await userEvent.keyboard('Pee{F1}');
    await expect.element(sheet()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet()).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('textbox', { name: 'Naam' }));
    await expect.element(field).toHaveValue('');
  });

  test('a description that is being searched for stays too', async () => {
    await showInPage(
      <>
        <KeyboardHelp />
        <DescriptionSearch
          label="Omschrijving"
          search={findCustomers}
          itemLabel={({ name }) => name}
          delay={0}
        />
      </>,
    );
    const field = page.getByRole('textbox', { name: 'Omschrijving' });
    await userEvent.click(field);
    await userEvent.keyboard('Pee{F1}');
    await expect.element(sheet()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('t');
    await expect.element(field).toHaveValue('Peet');
  });

  test('F1 works in a dialog, with the sheet above it: Escape closes the sheet only', async () => {
    await showInPage(
      <>
        <KeyboardHelp />
        <Modal title="Betaling" isOpen onClose={() => {}}>
          <MoneyField label="Bedrag" />
        </Modal>
      </>,
    );
    const field = page.getByRole('textbox', { name: 'Bedrag' });
    await userEvent.click(field);
    await userEvent.keyboard('12.5{F1}');
    await expect.element(sheet()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('12,50');
    await expect.element(page.getByRole('dialog', { name: 'Betaling' })).toBeVisible();
  });

  test('F1 works in a menu that stops propagation of its keys', async () => {
    await showInPage(
      <>
        <KeyboardHelp />
        <Menu trigger={<Button>Meer</Button>} items={[{ label: 'Kopieer', onAction: () => {} }]} />
      </>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Meer' }));
    await expect.element(page.getByRole('menuitem', { name: 'Kopieer' })).toBeVisible();
    await userEvent.keyboard('{F1}');
    const heading = sheet().getByRole('heading', { name: nlBE.keyboardHelp.names.menu });
    await expect.element(heading).toBeVisible();
  });

  test('keys that do nothing on this page are left out', async () => {
    const column: LineColumn<string> = {
      kind: 'text',
      key: 'text',
      header: 'Tekst',
      cell: (text) => ({ value: text }),
    };
    await showInPage(
      <>
        <SplitButton label="Opslaan" items={[]} />
        <LineItemsGrid
          caption="Lijnen"
          lines={['Lamp']}
          lineKey={(line) => line}
          columns={[column]}
          onAdd={() => {}}
          onDelete={() => {}}
        />
      </>,
    );
    await userEvent.click(page.getByRole('textbox'));
    await userEvent.keyboard('{F1}');
    const row = (name: string) => sheet().getByRole('rowheader', { name, exact: true });
    await expect.element(row('Alt + Delete')).toBeVisible();
    expect(['Ctrl + D', 'Ctrl + V', 'Ctrl + S'].map((name) => row(name).query())).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('one sheet for many buttons, and none after they unmount', async () => {
    await showInPage(
      <>
        <KeyboardHelp />
        <ExampleGrid />
        <ExampleGrid />
      </>,
    );
    await userEvent.keyboard('{F1}');
    await expect.element(sheet()).toBeVisible();
    expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1);
    await showInPage(<TextField label="Naam" />);
    expect(await isTaken('{F1}')).toBe(false);
  });

  test('F1 with a modifier, or handled elsewhere, is left alone', async () => {
    await showInPage(<KeyboardHelp />);
    expect(await isTaken('{Shift>}{F1}')).toBe(false);
    await userEvent.keyboard('{/Shift}');
    const answer = (event: Event) => event.preventDefault();
    window.addEventListener('keydown', answer, { capture: true });
    await userEvent.keyboard('{F1}');
    window.removeEventListener('keydown', answer, { capture: true });
    expect(sheet().query()).toBeNull();
  });

  test('a letter without modifier does nothing', async () => {
    await showInPage(<KeyboardHelp />);
    await userEvent.keyboard('?hk');
    expect(sheet().query()).toBeNull();
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});
