import { useState } from 'react';
import { Dialog, Modal } from 'react-aria-components';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nlBE } from '../../intl/nl-BE.ts';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { splitButtonKeys } from './SplitButton.keys.ts';
import { SplitButton, type SplitButtonProps } from './SplitButton.tsx';

const onPress = vi.fn<() => void>();
const onAction = vi.fn<() => void>();
/** Whether the browser itself was kept from answering the last keys. */
let wasPrevented = false;
const watch = (event: KeyboardEvent) => {
  wasPrevented = event.defaultPrevented;
};

beforeEach(() => {
  onPress.mockClear();
  onAction.mockClear();
  wasPrevented = false;
  window.addEventListener('keydown', watch);
});
afterEach(() => window.removeEventListener('keydown', watch));

const save = (props: Partial<SplitButtonProps> = {}) => (
  <SplitButton
    label="Opslaan"
    items={[{ label: 'Opslaan en terug', onAction }]}
    hasSaveKey
    onPress={onPress}
    {...props}
  />
);

const button = () => page.getByRole('button', { name: 'Opslaan', exact: true });
const arrow = () => page.getByRole('button', { name: nlBE.splitButton.more('Opslaan') });
const field = () => page.getByRole('textbox', { name: 'Naam' });

const onSave = vi.fn<(cents: number | null) => void>();

function Payment({ onSave: keep }: { onSave: (cents: number | null) => void }) {
  const [cents, setCents] = useState<number | null>(null);
  return (
    <>
      <MoneyField label="Bedrag" value={cents} onChange={setCents} />
      {save({ onPress: () => keep(cents) })}
    </>
  );
}

const coverage = keyCoverage(splitButtonKeys);

describe('keys of a split button', () => {
  test(`pressing ${coverage.row('Tab')}`, async () => {
    await showInPage(save());
    await userEvent.tab();
    await expect.element(button()).toHaveFocus();
    await userEvent.tab();
    await expect.element(arrow()).toHaveFocus();
  });

  test(`pressing ${coverage.row('Enter, Space')}`, async () => {
    await showInPage(save());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onPress).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onAction).toHaveBeenCalledOnce();
    await expect.element(arrow()).toHaveFocus();
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  test(`pressing ${coverage.row('ArrowDown')}`, async () => {
    await showInPage(save());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitem')).toHaveFocus();
  });

  test(`pressing ${coverage.row('Ctrl+S')}`, async () => {
    await showInPage(
      <>
        <input aria-label="Naam" />
        {save()}
      </>,
    );
    await userEvent.type(field(), 'Peeters');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(onPress).toHaveBeenCalledOnce();
    expect(wasPrevented).toBe(true);
    // The user can continue typing.
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue('Peeters');
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});

describe('Ctrl+S', () => {
  test('sends the form of a button that does', async () => {
    const submitted = vi.fn<() => void>();
    await showInPage(
      <form
        aria-label="Klant"
        onSubmit={(event) => {
          event.preventDefault();
          submitted();
        }}
      >
        <input aria-label="Naam" />
        {save({ type: 'submit' })}
      </form>,
    );
    await userEvent.click(field());
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(submitted).toHaveBeenCalledOnce();
  });

  test('works as soon as the button can be seen', async () => {
    const eager = new MutationObserver(() => {
      if (!button().query()) return;
      eager.disconnect();
      document.dispatchEvent(
        new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true }),
      );
    });
    eager.observe(document.body, { childList: true, subtree: true });
    await showInPage(save());
    expect(onPress).toHaveBeenCalledOnce();
  });

  test('saves the latest input, also of the focused field', async () => {
    await showInPage(<Payment onSave={onSave} />);
    await userEvent.click(page.getByRole('textbox', { name: 'Bedrag' }));
    await userEvent.keyboard('12,50');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(onSave.mock.calls).toEqual([[1250]]);
    await expect.element(page.getByRole('textbox', { name: 'Bedrag' })).toHaveFocus();
  });

  test('saves once while it is busy, and never the page as a file', async () => {
    await showInPage(save({ isPending: true }));
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(onPress).not.toHaveBeenCalled();
    expect(wasPrevented).toBe(true);
  });

  test('is reported while it is busy through `onSaveWhilePending`, and presses nothing', async () => {
    const onSaveWhilePending = vi.fn<() => void>();
    await showInPage(save({ isPending: true, onSaveWhilePending }));
    await userEvent.keyboard('{Control>}s{/Control}');
    expect([onPress.mock.calls.length, onSaveWhilePending.mock.calls.length]).toEqual([0, 1]);
    await showInPage(save({ onSaveWhilePending }));
    await userEvent.keyboard('{Control>}s{/Control}');
    expect([onPress.mock.calls.length, onSaveWhilePending.mock.calls.length]).toEqual([1, 1]);
  });

  test('saves once however long it is held', async () => {
    const repeated: boolean[] = [];
    const hear = (event: KeyboardEvent) => event.key === 's' && repeated.push(event.repeat);
    window.addEventListener('keydown', hear);
    await showInPage(save());
    await userEvent.keyboard('{Control>}{s>3/}{/Control}');
    window.removeEventListener('keydown', hear);
    expect(repeated).toEqual([false, true, true]);
    expect(wasPrevented).toBe(true);
    expect(onPress).toHaveBeenCalledOnce();
  });

  test('saves the dialog, not the page behind it', async () => {
    const onInner = vi.fn<() => void>();
    await showInPage(
      <>
        {save()}
        <Modal isOpen>
          <Dialog aria-label="Nieuwe klant">
            <SplitButton label="Bewaren" items={[]} hasSaveKey onPress={onInner} />
          </Dialog>
        </Modal>
      </>,
    );
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect([onPress.mock.calls.length, onInner.mock.calls.length]).toEqual([0, 1]);
  });

  test('is left to others by a button that was not given it', async () => {
    await showInPage(save({ hasSaveKey: false }));
    // Prevented here, or the browser would open its save dialog.
    const take = (event: KeyboardEvent) => event.preventDefault();
    document.addEventListener('keydown', take);
    await userEvent.keyboard('{Control>}s{/Control}');
    document.removeEventListener('keydown', take);
    expect(onPress).not.toHaveBeenCalled();
  });
});
