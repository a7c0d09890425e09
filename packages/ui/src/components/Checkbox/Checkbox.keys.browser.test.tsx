import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { checkboxKeys } from './Checkbox.keys.ts';
import { Checkbox } from './Checkbox.tsx';

const coverage = keyCoverage(checkboxKeys);
const box = () => page.getByRole('checkbox', { name: 'Stock bijhouden' });

describe('keys of a checkbox', () => {
  test(`pressing ${coverage.row('Tab')}`, async () => {
    await showInPage(<Checkbox label="Stock bijhouden" />);
    await userEvent.tab();
    await expect.element(box()).toHaveFocus();
  });

  test(`pressing ${coverage.row('Space')}`, async () => {
    await showInPage(<Checkbox label="Stock bijhouden" />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(box()).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(box()).not.toBeChecked();
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});
