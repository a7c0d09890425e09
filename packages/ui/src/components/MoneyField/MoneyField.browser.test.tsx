import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nlBE } from '../../intl/nl-BE.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { Button } from '../Button/Button.tsx';
import { Form, type FormErrors } from '../Form/Form.tsx';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';

const field = () => page.getByRole('textbox', { name: 'Bedrag' });
const input = () => field().element() as HTMLInputElement;

/** What the browser does with the clipboard's text, line ends and all. */
function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  input().dispatchEvent(event);
}

/** An amount that is kept outside of the field, and a button that sets it to 7,00. */
function Controlled({ onChange, ...props }: Omit<MoneyFieldProps, 'label'>) {
  const [value, setValue] = useState<number | null>(1250);
  return (
    <>
      <MoneyField
        {...props}
        label="Bedrag"
        value={value}
        onChange={(cents, fault) => {
          setValue(cents);
          onChange?.(cents, fault);
        }}
      />
      <Button onPress={() => setValue(700)}>Zeven</Button>
    </>
  );
}

describe('a controlled amount', () => {
  test('is reported at each key for a draft, and changes when the field is left', async () => {
    const onChange = vi.fn<(value: number | null) => void>();
    const onTyping = vi.fn<(value: number | null, fault?: object, text?: string) => void>();
    await showInPage(<Controlled onChange={onChange} onTyping={onTyping} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '5,x');
    expect(onTyping.mock.calls.map(([value, , text]) => [value, text])).toEqual([
      [null, undefined],
      [500, undefined],
      [500, undefined],
      [null, '5,x'],
    ]);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    expect(onTyping).toHaveBeenLastCalledWith(500);
    await userEvent.tab();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(500, undefined);
  });

  test('keeps unparsed text until a new value is set', async () => {
    const onChange = vi.fn<NonNullable<MoneyFieldProps['onChange']>>();
    await showInPage(<Controlled onChange={onChange} />);
    await userEvent.fill(field(), '12,5,0');
    await userEvent.tab();
    await expect.element(field()).toHaveValue('12,5,0');
    expect(onChange.mock.calls).toEqual([[null, { error: 'secondDecimalMark' }]]);
    await userEvent.click(page.getByRole('button', { name: 'Zeven' }));
    await expect.element(field()).toHaveValue('7,00');
    await expect.element(field()).toBeValid();
  });

  test('keeps its text when the caller sets the typed value', async () => {
    function Followed() {
      const [value, setValue] = useState<number | null>(null);
      return <MoneyField label="Bedrag" value={value} onTyping={setValue} />;
    }
    await showInPage(<Followed />);
    await userEvent.type(field(), '9,');
    await expect.element(field()).toHaveValue('9,');
    await userEvent.keyboard('5');
    await expect.element(field()).toHaveValue('9,5');
    await userEvent.tab();
    await expect.element(field()).toHaveValue('9,50');
  });

  test('shows the old value again when the caller does not accept the new one', async () => {
    const onChange = vi.fn<(value: number | null) => void>();
    await showInPage(<MoneyField label="Bedrag" value={1250} onChange={onChange} />);
    await userEvent.fill(field(), '99');
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([[9900]]);
    await expect.element(field()).toHaveValue('12,50');
  });

  test('distinguishes an empty field from an invalid one', async () => {
    const onChange = vi.fn<NonNullable<MoneyFieldProps['onChange']>>();
    await showInPage(<MoneyField label="Bedrag" onChange={onChange} />);
    await userEvent.fill(field(), '12,5,0');
    await userEvent.tab();
    await userEvent.fill(field(), '');
    await userEvent.tab();
    await expect.element(field()).toBeValid();
    expect(onChange.mock.calls).toEqual([[null, { error: 'secondDecimalMark' }, '12,5,0'], [null]]);
  });

  test('starts with a stored unparsed text, and reports its error', async () => {
    const onChange = vi.fn<NonNullable<MoneyFieldProps['onChange']>>();
    await showInPage(
      <MoneyField
        label="Bedrag"
        value={null}
        unparsedText="5O"
        errorMessage="Te duur."
        onChange={onChange}
      />,
    );
    await expect.element(field()).toHaveValue('5O');
    await expect.element(field()).toHaveAccessibleDescription(/'O' hoort niet in een getal/);
    await userEvent.click(field());
    await userEvent.keyboard('{End}{Backspace}');
    await expect.element(field()).toHaveValue('5');
    await expect.element(field()).toBeValid();
    await userEvent.keyboard('x');
    await userEvent.tab();
    await userEvent.fill(field(), '50');
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([[null, { error: 'notANumber', part: 'x' }, '5x'], [5000]]);
  });

  test('reports the value of a stored text that can be parsed, on blur', async () => {
    const onChange = vi.fn<NonNullable<MoneyFieldProps['onChange']>>();
    await showInPage(
      <MoneyField label="Bedrag" value={null} unparsedText="12,5" onChange={onChange} />,
    );
    await userEvent.click(field());
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([[1250]]);
  });

  test('reports an error when a shortcut commits it, like Ctrl+S', async () => {
    const onChange = vi.fn<NonNullable<MoneyFieldProps['onChange']>>();
    await showInPage(<MoneyField label="Bedrag" onChange={onChange} />);
    await userEvent.click(field());
    await userEvent.keyboard('abc{Control>}{F2}{/Control}');
    await expect.element(field()).toBeInvalid();
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('is not touched by a visit to the field', async () => {
    const onChange = vi.fn<(value: number | null) => void>();
    await showInPage(<Controlled onChange={onChange} minimum={2000} />);
    await userEvent.click(field());
    await userEvent.tab();
    await expect.element(field()).toBeValid();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('pasting into an amount', () => {
  test('in the middle of the text', async () => {
    await showInPage(<MoneyField label="Bedrag" defaultValue={1250} />);
    await userEvent.click(field());
    input().setSelectionRange(0, 2);
    paste('1.234');
    await expect.element(field()).toHaveValue('1.234,50');
  });

  test('clears the error of the form, as typing does', async () => {
    const errors = { amount: 'Dit bedrag is te hoog.' };
    await showInPage(
      <Form errors={errors}>
        <MoneyField label="Bedrag" name="amount" defaultValue={1250} />
      </Form>,
    );
    await expect.element(field()).toHaveAccessibleDescription('Dit bedrag is te hoog.');
    input().select();
    paste('9,00');
    await expect.element(field()).toBeValid();
    await expect.element(field()).toHaveValue('9,00');
  });

  test('dropped text is parsed as pasted text', async () => {
    await showInPage(<MoneyField label="Bedrag" />);
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', '12\r\n13\r\n');
    input().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect.element(field()).toHaveValue('12 13');
    await expect.element(field()).toHaveAccessibleDescription(nlBE.numberFields.severalNumbers);
  });
});

describe('a unit price', () => {
  test('accepts digits and separators from a real keyboard, and nothing else', async () => {
    await showInPage(<MoneyField label="Bedrag" acceptsDigitsOnly />);
    await userEvent.click(field());
    await userEvent.keyboard('a1b2=€#,5x');
    await expect.element(field()).toHaveValue('12,5');
    await expect.element(page.getByRole('status')).toHaveTextContent(nlBE.readField.digitsOnly);
    await userEvent.tab();
    await expect.element(field()).toHaveValue('12,50');
    await expect.element(field()).toBeValid();
  });

  test('keeps a second decimal mark, and reports it', async () => {
    await showInPage(<MoneyField label="Bedrag" acceptsDigitsOnly />);
    await userEvent.click(field());
    await userEvent.keyboard('12,5,5');
    await userEvent.tab();
    await expect.element(field()).toHaveValue('12,5,5');
    await expect.element(field()).toHaveAccessibleDescription(nlBE.numberFields.secondDecimalMark);
  });

  test('takes the points between thousands, a minus, and a comma in the place of another', async () => {
    await showInPage(<MoneyField label="Bedrag" acceptsDigitsOnly />);
    await userEvent.click(field());
    await userEvent.keyboard('-1.234,5');
    await expect.element(field()).toHaveValue('-1.234,5');
    input().setSelectionRange(6, 7);
    await userEvent.keyboard(',');
    await expect.element(field()).toHaveValue('-1.234,5');
    input().select();
    await userEvent.keyboard('7.5');
    await userEvent.tab();
    await expect.element(field()).toHaveValue('7,50');
  });
});

describe('the error of the form is cleared by every way to change an amount', () => {
  const said = 'Dit bedrag is te hoog.';
  const fail = () => userEvent.click(page.getByRole('button', { name: 'Weiger' }));

  /** A form that says something about the amount once its button is pressed. */
  function Failing() {
    const [errors, setErrors] = useState<FormErrors>({});
    return (
      <Form errors={errors}>
        <MoneyField label="Bedrag" name="amount" />
        <Button onPress={() => setErrors({ amount: said })}>Weiger</Button>
      </Form>
    );
  }

  test('a drop', async () => {
    await showInPage(<Failing />);
    await fail();
    await expect.element(field()).toHaveAccessibleDescription(said);
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', '12,50');
    input().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect.element(field()).toBeValid();
  });

  test('the button that takes the other reading', async () => {
    await showInPage(<Failing />);
    await userEvent.fill(field(), '12.500');
    await userEvent.tab();
    await fail();
    await expect.element(field()).toHaveAccessibleDescription(said);
    await userEvent.click(page.getByRole('button', { name: nlBE.readField.swap('12,50') }));
    await expect.element(field()).toHaveValue('12,50');
    await expect.element(field()).toBeValid();
  });
});

test('the focus moves to the field when the button is removed', async () => {
  await showInPage(<MoneyField label="Bedrag" />);
  await userEvent.click(field());
  paste('1,234');
  await expect.element(field()).toBeInvalid();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('1.234,00');
  await expect.element(field()).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent(nlBE.readField.read('1.234,00'));
});

test('digits are at the right, so that they can be compared', async () => {
  await showInPage(<MoneyField label="Bedrag" defaultValue={1250} />);
  const { textAlign, fontVariantNumeric } = getComputedStyle(input());
  expect({ textAlign, fontVariantNumeric }).toEqual({
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  });
});

test('neither the wheel nor the arrows change an amount', async () => {
  const onChange = vi.fn<(value: number | null) => void>();
  await showInPage(<MoneyField label="Bedrag" defaultValue={1250} onChange={onChange} />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{PageUp}{PageDown}');
  await userEvent.wheel(field(), { direction: 'down', times: 3 });
  await userEvent.tab();
  await expect.element(field()).toHaveValue('12,50');
  expect(onChange).not.toHaveBeenCalled();
});
