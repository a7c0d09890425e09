import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { switchKeys } from './Switch.keys.ts';
import { Switch } from './Switch.tsx';

const coverage = keyCoverage(switchKeys);
const control = () => page.getByRole('switch', { name: 'Margekolommen' });

describe('keys of a switch', () => {
  test(`pressing ${coverage.row('Tab')}`, async () => {
    await showInPage(<Switch label="Margekolommen" />);
    await userEvent.tab();
    await expect.element(control()).toHaveFocus();
  });

  test(`pressing ${coverage.row('Space')}`, async () => {
    await showInPage(<Switch label="Margekolommen" />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(control()).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(control()).not.toBeChecked();
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});
