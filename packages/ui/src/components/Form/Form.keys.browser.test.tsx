import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { formKeys, linesFormKeys } from './Form.keys.ts';
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

const coverage = keyCoverage(formKeys);

describe('keys of a form', () => {
  test(`pressing ${coverage.row('Enter')}`, async () => {
    await showInPage(
      <Form onSubmit={onSubmit}>
        <TextField label="Naam" name="name" />
      </Form>,
    );
    await userEvent.type(name(), 'An{Enter}');
    expect(sent()).toEqual([{ name: 'An' }]);
  });

  test(`pressing ${coverage.row('Ctrl+S')}`, async () => {
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

  test('Ctrl+S without hasSaveKey, and with Shift or Alt, is left to the browser', async () => {
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

  test('in a dialog Ctrl+S sends its form, and not the form below', async () => {
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
    expect(coverage.untested()).toEqual([]);
  });
});

describe('keys of a form with lines below its fields', () => {
  const linesCoverage = keyCoverage(linesFormKeys);
  const onEnter = vi.fn<(field: HTMLInputElement) => void>();
  const entered = () => onEnter.mock.calls.map(([field]) => field.name);

  beforeEach(() => onEnter.mockClear());

  test(`pressing ${linesCoverage.row('Enter')}`, async () => {
    await showInPage(
      <Form onEnter={onEnter}>
        <TextField label="Naam" name="name" />
        <MoneyField label="Bedrag" name="amount" />
        <TextArea label="Nota" name="note" />
        <button type="button">Elders</button>
      </Form>,
    );
    await userEvent.type(name(), 'An{Enter}');
    expect(wasPrevented).toBe(true);
    const amount = page.getByRole('textbox', { name: 'Bedrag' });
    await userEvent.type(amount, '12{Enter}');
    expect(entered()).toEqual(['name', 'amount']);
    await userEvent.type(name(), '{Shift>}{Enter}{/Shift}{Control>}{Enter}{/Control}');
    await userEvent.type(page.getByRole('textbox', { name: 'Nota' }), 'Een{Enter}');
    page.getByRole('button').element().focus();
    await userEvent.keyboard('{Enter}');
    expect(entered()).toHaveLength(2);
  });

  test('unparsed text keeps the focus, and so does a dialog over the form', async () => {
    await showInPage(
      <Form onEnter={onEnter}>
        <MoneyField label="Bedrag" name="amount" />
        <Modal title="Over het formulier" isOpen onClose={() => {}}>
          <TextField label="Naam" name="name" />
        </Modal>
      </Form>,
    );
    await userEvent.type(name(), 'An{Enter}');
    await showInPage(
      <Form onEnter={onEnter}>
        <MoneyField label="Bedrag" name="amount" />
      </Form>,
    );
    await userEvent.type(page.getByRole('textbox', { name: 'Bedrag' }), '1.2.3{Enter}');
    expect(entered()).toEqual([]);
  });

  test('has the role of a form for screen readers, without a form element, whose fields the browser would scan', async () => {
    await showInPage(
      <Form onEnter={onEnter} aria-label="Lijnen" errors={{ name: 'Vul een naam in.' }}>
        <TextField label="Naam" name="name" />
      </Form>,
    );
    const form = page.getByRole('form', { name: 'Lijnen' });
    await expect.element(form.getByText('Vul een naam in.')).toBeVisible();
    await expect.element(name()).toHaveAttribute('aria-invalid', 'true');
    expect(document.querySelector('form')).toBeNull();
  });

  test(`pressing ${linesCoverage.row('Ctrl+S')}`, async () => {
    await showInPage(
      <Form onEnter={onEnter} onSubmit={onSubmit} hasSaveKey>
        <TextField label="Naam" name="name" />
      </Form>,
    );
    await userEvent.type(name(), `An{Enter}${saveKey}`);
    expect(sent()).toEqual([{ name: 'An' }]);
  });

  test('every row of the table is tried', () => {
    expect(linesCoverage.untested()).toEqual([]);
  });
});
