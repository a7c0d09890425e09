import { useState, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../components/Button/Button.tsx';
import { DateField } from '../components/DateField/DateField.tsx';
import { EmailField } from '../components/EmailField/EmailField.tsx';
import type { FieldFrameProps } from '../components/Field/FieldParts.tsx';
import { Form, type FormErrors } from '../components/Form/Form.tsx';
import { MoneyField } from '../components/MoneyField/MoneyField.tsx';
import { PasswordField } from '../components/PasswordField/PasswordField.tsx';
import { PercentField } from '../components/PercentField/PercentField.tsx';
import { QuantityField } from '../components/QuantityField/QuantityField.tsx';
import { Select } from '../components/Select/Select.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { nlBE } from '../intl/nl-BE.ts';
import { showInPage } from './showInPage.tsx';

type Frame = FieldFrameProps & { name: string };

const options = [
  { key: '7', label: 'Zeven' },
  { key: '8', label: 'Acht' },
];

const fields: Record<string, (frame: Frame) => ReactNode> = {
  TextField: (frame) => <TextField {...frame} />,
  TextArea: (frame) => <TextArea {...frame} />,
  EmailField: (frame) => <EmailField {...frame} />,
  PasswordField: (frame) => <PasswordField {...frame} />,
  MoneyField: (frame) => <MoneyField {...frame} />,
  PercentField: (frame) => <PercentField {...frame} />,
  QuantityField: (frame) => <QuantityField {...frame} />,
  DateField: (frame) => <DateField {...frame} />,
  Select: (frame) => <Select {...frame} options={options} />,
};

interface FieldInputs {
  /** What is typed first. */
  typed: string;
  /** What is typed after the server's answer. */
  retyped: string;
  /** The text of the field on blur. */
  stored: string;
}

/** What is typed, where the same text will not do. */
const inputs: Record<string, FieldInputs> = {
  MoneyField: { typed: '7', retyped: '{Home}8', stored: '87,00' },
  PercentField: { typed: '7', retyped: '{Home}8', stored: '87\u00A0%' },
  QuantityField: { typed: '7', retyped: '{Home}8', stored: '87' },
  DateField: { typed: '7/07/2026', retyped: '{Home}1', stored: '17/07/2026' },
  Select: { typed: 'Z', retyped: 'A', stored: '8' },
};

const defaultInput: FieldInputs = { typed: 'a@b', retyped: '{Home}c', stored: 'ca@b' };

const help = 'Zoals op de bestelling.';
const said = 'De server neemt dit niet aan.';

/** A field in a form whose server refuses it, every time. Like a real one it answers later. */
function Refused({ field }: { field: (frame: Frame) => ReactNode }) {
  const [errors, setErrors] = useState<FormErrors>({});
  return (
    <Form errors={errors} onSubmit={() => setTimeout(() => setErrors({ subject: said }))}>
      {field({ label: 'Onderwerp', name: 'subject', description: help, isRequired: true })}
      <Button type="submit">Opslaan</Button>
    </Form>
  );
}

describe.each(Object.entries(fields))('%s', (name, field) => {
  const { typed, retyped, stored } = inputs[name] ?? defaultInput;
  const control = () => page.getByLabelText('Onderwerp', { exact: true });

  test('has a label, help and the word for what must be filled in', async () => {
    const place = await showInPage(<Refused field={field} />);
    await userEvent.click(page.getByText('Onderwerp'));
    await expect.element(control()).toHaveFocus();
    await expect.element(control()).toHaveAccessibleDescription(help);
    await expect.element(control()).toBeRequired();
    await expect.element(page.getByText(nlBE.field.required)).toBeVisible();
    expect(place.querySelector('[type=number]')).toBeNull();
  });

  test('shows the message of the server, with the focus, until it is changed; its value stays', async () => {
    await showInPage(<Refused field={field} />);
    await userEvent.click(control());
    await userEvent.keyboard(typed);
    await userEvent.click(page.getByRole('button', { name: 'Opslaan' }));
    await expect.element(control()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(control()).toHaveAccessibleDescription(`${help} ${said}`);
    await expect.element(control()).toHaveFocus();
    await userEvent.keyboard(retyped);
    await expect.element(control()).not.toHaveAttribute('aria-invalid');
    await expect.element(control()).toHaveAccessibleDescription(help);
    await userEvent.click(page.getByRole('button', { name: 'Opslaan' }));
    await expect.element(control()).toHaveAccessibleDescription(`${help} ${said}`);
    expect((control().element() as HTMLInputElement).value).toBe(stored);
  });

  test('keeps an error of the program until the program takes it back', async () => {
    await showInPage(
      field({ label: 'Onderwerp', name: 'subject', errorMessage: ['Een.', 'Twee.'] }),
    );
    await expect.element(control()).toBeInvalid();
    await expect.element(control()).toHaveAccessibleDescription('Een. Twee.');
  });
});
