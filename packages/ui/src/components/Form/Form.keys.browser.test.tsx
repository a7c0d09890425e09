import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keyTrials } from '../../testing/keyTrials.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { formKeys } from './Form.keys.ts';
import { Form } from './Form.tsx';

const onSubmit = vi.fn<(values: FormData) => void>();
/** Whether the browser itself was kept from answering the last keys. */
let wasPrevented = false;
const watch = (event: KeyboardEvent) => {
  wasPrevented = event.defaultPrevented;
};

beforeEach(() => {
  onSubmit.mockClear();
  wasPrevented = false;
  window.addEventListener('keydown', watch);
});
afterEach(() => window.removeEventListener('keydown', watch));

const name = () => page.getByRole('textbox', { name: 'Naam' });
const sent = () => onSubmit.mock.calls.map(([values]) => Object.fromEntries(values));
const saveKey = '{Control>}s{/Control}';

const trials = keyTrials(formKeys);

describe('keys of a form', () => {
  test(`pressing ${trials.row('Enter')}`, async () => {
    await showInPage(
      <Form onSubmit={onSubmit}>
        <TextField label="Naam" name="name" />
      </Form>,
    );
    await userEvent.type(name(), 'An{Enter}');
    expect(sent()).toEqual([{ name: 'An' }]);
  });

  test(`pressing ${trials.row('Ctrl+S')}`, async () => {
    await showInPage(
      <>
        <Form onSubmit={onSubmit} hasSaveKey>
          <TextField label="Naam" name="name" />
        </Form>
        <button type="button">Elders</button>
      </>,
    );
    await userEvent.type(name(), `An${saveKey}`);
    expect(wasPrevented).toBe(true);
    await userEvent.click(page.getByRole('button'));
    await userEvent.keyboard('{Control>}S{/Control}');
    expect(sent()).toEqual([{ name: 'An' }, { name: 'An' }]);
    await expect.element(page.getByRole('button')).toHaveFocus();
  });

  test('Ctrl+S is left to the browser where nothing is saved, and to another key with Shift or Alt', async () => {
    await showInPage(
      <Form onSubmit={onSubmit}>
        <TextField label="Naam" name="name" />
      </Form>,
    );
    await userEvent.type(name(), saveKey);
    expect(wasPrevented).toBe(false);
    await showInPage(
      <Form onSubmit={onSubmit} hasSaveKey>
        <TextField label="Naam" name="name" />
      </Form>,
    );
    await userEvent.type(name(), '{Control>}{Shift>}s{/Shift}{/Control}');
    expect(wasPrevented).toBe(false);
    expect(sent()).toEqual([]);
  });

  test('in a dialog Ctrl+S sends what stands in it, and not the form below', async () => {
    const below = vi.fn<() => void>();
    await showInPage(
      <>
        <Form onSubmit={below} hasSaveKey aria-label="Eronder">
          <TextField label="Groep" name="group" />
        </Form>
        <Modal title="Betaling" isOpen onClose={() => {}}>
          <Form onSubmit={onSubmit} hasSaveKey aria-label="Betaling">
            <TextField label="Naam" name="name" />
            <MoneyField label="Bedrag" name="amount" />
          </Form>
        </Modal>
      </>,
    );
    await userEvent.type(name(), `An${saveKey}`);
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(below).not.toHaveBeenCalled();
  });

  test('every row of the table is tried', () => {
    expect(trials.untried()).toEqual([]);
  });
});
