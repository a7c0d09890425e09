import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keyTrials } from '../../testing/keyTrials.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { buttonKeys } from './Button.keys.ts';
import { Button } from './Button.tsx';

const button = () => page.getByRole('button', { name: 'Opslaan' });

const trials = keyTrials(buttonKeys);

describe('keys of a button', () => {
  test(`pressing ${trials.row('Tab')}`, async () => {
    await showInPage(<Button isPending>Opslaan</Button>);
    await userEvent.tab();
    await expect.element(button()).toHaveFocus();
  });

  test(`pressing ${trials.row('Enter')}`, async () => {
    const onPress = vi.fn<() => void>();
    await showInPage(<Button onPress={onPress}>Opslaan</Button>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledOnce();
  });

  test(`pressing ${trials.row('Space')}`, async () => {
    const onPress = vi.fn<() => void>();
    await showInPage(<Button onPress={onPress}>Opslaan</Button>);
    await userEvent.tab();
    await userEvent.keyboard('{ >}');
    expect(onPress).not.toHaveBeenCalled();
    await userEvent.keyboard('{/ }');
    expect(onPress).toHaveBeenCalledOnce();
  });

  test('every row of the table is tried', () => {
    expect(trials.untried()).toEqual([]);
  });
});
