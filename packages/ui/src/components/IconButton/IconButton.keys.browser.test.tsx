import { Dialog, Modal } from 'react-aria-components';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buttonSizes } from '../Button/buttonLooks.ts';
import { densities } from '../../theme/tokenTypes.ts';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { iconButtonKeys } from './IconButton.keys.ts';
import { IconButton, type IconButtonProps } from './IconButton.tsx';

const button = () => page.getByRole('button', { name: 'Bewerken' });
const tooltip = () => page.getByRole('tooltip');

const coverage = keyCoverage(iconButtonKeys);

describe('keys of an icon button', () => {
  test(`pressing ${coverage.row('Tab')}`, async () => {
    await showInPage(<IconButton icon="edit" label="Bewerken" />);
    await userEvent.tab();
    await expect.element(button()).toHaveFocus();
    await expect.element(tooltip()).toHaveTextContent('Bewerken');
    await userEvent.tab();
    await expect.element(tooltip()).not.toBeInTheDocument();
  });

  test(`pressing ${coverage.row('Enter, Space')}`, async () => {
    const onPress = vi.fn<() => void>();
    await showInPage(<IconButton icon="edit" label="Bewerken" onPress={onPress} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  test(`pressing ${coverage.row('Escape')}`, async () => {
    await showInPage(
      <Modal isOpen>
        <Dialog aria-label="Venster">
          <IconButton icon="edit" label="Bewerken" />
        </Dialog>
      </Modal>,
    );
    await userEvent.tab();
    await expect.element(button()).toHaveFocus();
    await expect.element(tooltip()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(tooltip()).not.toBeInTheDocument();
    await expect.element(button()).toHaveFocus();
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});

describe('the target', () => {
  test.each(densities)('is 24 by 24 pixels at least, %s', async (density) => {
    await showInPage(
      <>
        {buttonSizes.map((size) => (
          <IconButton key={size} size={size} icon="edit" label={size} />
        ))}
      </>,
      { density },
    );
    for (const size of buttonSizes) {
      const box = page.getByRole('button', { name: size }).element().getBoundingClientRect();
      expect(box.width).toBeGreaterThanOrEqual(24);
      expect(box.height).toBe(box.width);
    }
  });
});

test('an icon without a label is a type error', () => {
  expectTypeOf<{ icon: 'edit' }>().not.toExtend<IconButtonProps>();
  expectTypeOf<{ icon: 'edit'; label: string }>().toExtend<IconButtonProps>();
});
