import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { buttonKeys } from './Button.keys.ts';
import { Button } from './Button.tsx';

const button = () => page.getByRole('button', { name: 'Opslaan' });

const coverage = keyCoverage(buttonKeys);

describe('keys of a button', () => {
  test(`pressing ${coverage.row('Tab')}`, async () => {
    await showInPage(<Button isPending>Opslaan</Button>);
    await userEvent.tab();
    await expect.element(button()).toHaveFocus();
  });

  test(`pressing ${coverage.row('Enter')}`, async () => {
    const onPress = vi.fn<() => void>();
    await showInPage(<Button onPress={onPress}>Opslaan</Button>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledOnce();
  });

  test(`pressing ${coverage.row('Space')}`, async () => {
    const onPress = vi.fn<() => void>();
    await showInPage(<Button onPress={onPress}>Opslaan</Button>);
    await userEvent.tab();
    await userEvent.keyboard('{ >}');
    expect(onPress).not.toHaveBeenCalled();
    await userEvent.keyboard('{/ }');
    expect(onPress).toHaveBeenCalledOnce();
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});
