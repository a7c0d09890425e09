import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keyTrials } from '../../testing/keyTrials.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { checkboxKeys } from './Checkbox.keys.ts';
import { Checkbox } from './Checkbox.tsx';

const trials = keyTrials(checkboxKeys);
const box = () => page.getByRole('checkbox', { name: 'Stock bijhouden' });

describe('keys of a checkbox', () => {
  test(`pressing ${trials.row('Tab')}`, async () => {
    await showInPage(<Checkbox label="Stock bijhouden" />);
    await userEvent.tab();
    await expect.element(box()).toHaveFocus();
  });

  test(`pressing ${trials.row('Space')}`, async () => {
    await showInPage(<Checkbox label="Stock bijhouden" />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(box()).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(box()).not.toBeChecked();
  });

  test('every row of the table is tried', () => {
    expect(trials.untried()).toEqual([]);
  });
});
