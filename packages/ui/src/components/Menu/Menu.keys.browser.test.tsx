import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { Button } from '../Button/Button.tsx';
import { menuKeys } from './Menu.keys.ts';
import { Menu } from './Menu.tsx';

const opener = () => page.getByRole('button', { name: 'Acties' });
const item = (name: string) => page.getByRole('menuitem', { name });

const coverage = keyCoverage(menuKeys);
const onAction = vi.fn<(label: string) => void>();

async function show() {
  onAction.mockClear();
  const labels = ['Afdrukken', 'Betaling toevoegen', 'Dupliceren'];
  await showInPage(
    <Menu
      trigger={<Button>Acties</Button>}
      items={[
        ...labels.map((label) => ({ label, onAction: () => onAction(label) })),
        { label: 'Verwijderen', isDisabled: true, onAction: () => onAction('Verwijderen') },
      ]}
    />,
  );
  await userEvent.tab();
  await expect.element(opener()).toHaveFocus();
}

async function open(key = '{Enter}') {
  await show();
  await userEvent.keyboard(key);
}

describe('keys of a menu', () => {
  test(`pressing ${coverage.row('Enter, Space, ArrowDown')}`, async () => {
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await open(key);
      await expect.element(item('Afdrukken')).toHaveFocus();
      await userEvent.keyboard('{Escape}');
    }
  });

  test(`pressing ${coverage.row('ArrowUp')}`, async () => {
    await open('{ArrowUp}');
    await expect.element(item('Dupliceren')).toHaveFocus();
  });

  test(`pressing ${coverage.row('ArrowDown, ArrowUp')}`, async () => {
    await open();
    await expect.element(item('Afdrukken')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Betaling toevoegen')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(item('Afdrukken')).toHaveFocus();
  });

  test(`pressing ${coverage.row('Home, End')}`, async () => {
    await open();
    await expect.element(item('Afdrukken')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(item('Dupliceren')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(item('Afdrukken')).toHaveFocus();
  });

  test(`pressing ${coverage.row('A-Z')}`, async () => {
    await open();
    await expect.element(item('Afdrukken')).toHaveFocus();
    await userEvent.keyboard('b');
    await expect.element(item('Betaling toevoegen')).toHaveFocus();
  });

  test(`pressing ${coverage.row('Enter, Space')}`, async () => {
    await open();
    await expect.element(item('Afdrukken')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onAction.mock.calls).toEqual([['Afdrukken']]);
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
    await open('{ArrowUp}');
    await expect.element(item('Dupliceren')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(onAction.mock.calls).toEqual([['Dupliceren']]);
  });

  test(`pressing ${coverage.row('Escape')}`, async () => {
    await open();
    await expect.element(item('Afdrukken')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
    expect(onAction).not.toHaveBeenCalled();
    expect(document.querySelectorAll('[inert], body > [aria-hidden="true"]')).toHaveLength(0);
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});
