import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { Button } from '../Button/Button.tsx';
import { popoverKeys } from './Popover.keys.ts';
import { Popover } from './Popover.tsx';

const opener = () => page.getByRole('button', { name: 'Filters' });
const panel = () => page.getByRole('dialog', { name: 'Filters' });

const coverage = keyCoverage(popoverKeys);

async function open(key: string) {
  await showInPage(
    <Popover trigger={<Button>Filters</Button>} title="Filters">
      <Button>Eerste</Button>
      <Button>Tweede</Button>
    </Popover>,
  );
  await userEvent.tab();
  await userEvent.keyboard(key);
}

describe('keys of a popover', () => {
  test(`pressing ${coverage.row('Enter, Space')}`, async () => {
    await open('{Enter}');
    await expect.element(panel()).toHaveFocus();
    await open(' ');
    await expect.element(panel()).toHaveFocus();
  });

  test(`pressing ${coverage.row('Tab')}`, async () => {
    await open('{Enter}');
    await expect.element(panel()).toHaveFocus();
    for (const name of ['Eerste', 'Tweede', 'Eerste']) {
      await userEvent.tab();
      await expect.element(page.getByRole('button', { name })).toHaveFocus();
    }
  });

  test(`pressing ${coverage.row('Escape')}`, async () => {
    await open('{Enter}');
    await expect.element(panel()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
    expect(document.querySelectorAll('[inert], body > [aria-hidden="true"]')).toHaveLength(0);
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});
