import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { choices } from '../../testing/choices.ts';
import { spaces } from '../../theme/tokenTypes.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormErrors } from './Form.tsx';

const fields = (
  <>
    <TextField label="Gebruikersnaam" name="name" autoComplete="username" isRequired />
    <PasswordField label="Wachtwoord" name="password" isRequired />
    <Inline>
      <Button type="submit" tone="accent" variant="solid">
        Aanmelden
      </Button>
    </Inline>
  </>
);

const meta = {
  title: 'Components/Form',
  component: Form,
  tags: ['!autodocs'],
  argTypes: choices({ space: spaces }),
  args: { 'aria-label': 'Aanmelden', children: fields, onSubmit: fn() },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Submits its values by name, without navigation. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Gebruikersnaam' }), 'demo');
    await userEvent.type(canvas.getByLabelText('Wachtwoord'), 'geheim{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const values = (args.onSubmit as ReturnType<typeof fn>).mock.lastCall?.[0] as FormData;
    await expect(Object.fromEntries(values)).toEqual({ name: 'demo', password: 'geheim' });
  },
};

/** After sending, each message is at its field, and the focus goes to the first that is wrong. */
export const Errors: Story = {
  render: function LoginForm(args) {
    const [errors, setErrors] = useState<FormErrors>();
    return (
      <Form
        {...args}
        errors={errors}
        onSubmit={(values) =>
          setErrors({
            ...(values.get('name') === '' && { name: 'Vul uw gebruikersnaam in.' }),
            ...(values.get('password') === '' && { password: 'Vul uw wachtwoord in.' }),
          })
        }
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Gebruikersnaam' });
    const password = canvas.getByLabelText('Wachtwoord');
    const submit = canvas.getByRole('button', { name: 'Aanmelden' });
    await expect(name).toBeValid();
    await userEvent.click(submit);
    await expect(name).toHaveAccessibleDescription('Vul uw gebruikersnaam in.');
    await expect(password).toHaveAccessibleDescription('Vul uw wachtwoord in.');
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'demo');
    await userEvent.click(submit);
    await expect(name).toBeValid();
    await expect(password).toHaveFocus();
  },
};

/** It is not sent while a field holds no value: the focus goes to the first that does not. Then it is sent values. */
export const Refused: Story = {
  args: {
    'aria-label': 'Betaling',
    children: (
      <>
        <MoneyField label="Bedrag" name="amount" maximum={100_00} />
        <DateField label="Datum" name="date" today="2026-03-16" />
        <Inline>
          <Button type="submit">Opslaan</Button>
        </Inline>
      </>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    const amount = canvas.getByRole('textbox', { name: 'Bedrag' });
    const submit = canvas.getByRole('button', { name: 'Opslaan' });
    await userEvent.type(amount, '150');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Datum' }), '1/2');
    await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(amount).toHaveFocus();
    await expect(amount).toHaveAccessibleDescription('Vul hoogstens 100,00 in.');
    await userEvent.clear(amount);
    await userEvent.type(amount, '12,5');
    await userEvent.click(submit);
    const values = (args.onSubmit as ReturnType<typeof fn>).mock.lastCall?.[0] as FormData;
    await expect(Object.fromEntries(values)).toEqual({ amount: '1250', date: '2026-02-01' });
  },
};

/** When errors arrive while the user is typing, the focus stays. */
export const TypingOn: Story = {
  render: function SlowLogin(args) {
    const [errors, setErrors] = useState<FormErrors>();
    const [isPending, setPending] = useState(true);
    function refuse() {
      setErrors({ name: 'Deze naam is niet bekend.' });
      setPending(false);
    }
    return (
      <Form {...args} errors={errors} isPending={isPending} onSubmit={refuse}>
        <TextField label="Gebruikersnaam" name="name" />
        {/* The answer comes in the middle of a word. */}
        <TextField label="Opmerking" onChange={(typed) => typed === 'Nog' && refuse()} />
        <Button type="submit">Opnieuw</Button>
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Gebruikersnaam' });
    const remark = canvas.getByRole('textbox', { name: 'Opmerking' });
    await userEvent.type(remark, 'Nog iets');
    await expect(name).toHaveAccessibleDescription('Deze naam is niet bekend.');
    await expect(remark).toHaveFocus();
    await expect(remark).toHaveValue('Nog iets');
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw' }));
    await expect(name).toHaveFocus();
  },
};

/** A form that is left open for long is sent by Ctrl+S as well, from any field. */
export const SaveKey: Story = {
  args: { hasSaveKey: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Gebruikersnaam' }), 'demo');
    await userEvent.type(canvas.getByLabelText('Wachtwoord'), 'geheim');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Every spacing. */
export const Spaces: Story = {
  render: () => (
    <>
      {spaces.map((space) => (
        <Form key={space} space={space} aria-label={space}>
          <TextField label={`Afstand ${space}`} />
          <TextField label="Volgend veld" />
        </Form>
      ))}
    </>
  ),
};
