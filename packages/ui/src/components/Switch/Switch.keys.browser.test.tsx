import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keyTrials } from '../../testing/keyTrials.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { switchKeys } from './Switch.keys.ts';
import { Switch } from './Switch.tsx';

const trials = keyTrials(switchKeys);
const control = () => page.getByRole('switch', { name: 'Margekolommen' });

describe('keys of a switch', () => {
  test(`pressing ${trials.row('Tab')}`, async () => {
    await showInPage(<Switch label="Margekolommen" />);
    await userEvent.tab();
    await expect.element(control()).toHaveFocus();
  });

  test(`pressing ${trials.row('Space')}`, async () => {
    await showInPage(<Switch label="Margekolommen" />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(control()).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(control()).not.toBeChecked();
  });

  test('every row of the table is tried', () => {
    expect(trials.untried()).toEqual([]);
  });
});
