import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { choices } from '../../testing/choices.ts';
import { Button } from '../Button/Button.tsx';
import { labelPositions } from '../Field/labelPositions.ts';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PasswordField, passwordKinds } from './PasswordField.tsx';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  tags: ['!autodocs'],
  argTypes: choices({ autoComplete: passwordKinds, labelPosition: labelPositions }),
  args: { label: 'Wachtwoord', name: 'password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

const toggleName = (verb: string) => `${verb} ${nlBE.passwordField.subject}`;

/** For logging in: the browser may fill it in. */
export const Current: Story = {
  args: { autoComplete: 'current-password' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Wachtwoord');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(field, 'zon-maan-ster');
    await userEvent.click(
      canvas.getByRole('button', { name: toggleName(nlBE.passwordField.show) }),
    );
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('zon-maan-ster');
    await expect(canvas.getByRole('status')).toHaveTextContent(nlBE.passwordField.shown);
    await userEvent.click(
      canvas.getByRole('button', { name: toggleName(nlBE.passwordField.hide) }),
    );
    await expect(field).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('status')).toHaveTextContent(nlBE.passwordField.hidden);
  },
};

/** For choosing one: the browser proposes it, and does not fill in the old one. */
export const New: Story = {
  args: {
    label: 'Nieuw wachtwoord',
    autoComplete: 'new-password',
    description: 'Minstens twaalf tekens. Een paar woorden na elkaar onthoudt u het best.',
    isRequired: true,
  },
};

/** With an error. */
export const Invalid: Story = {
  args: { errorMessage: 'Vul uw wachtwoord in.', isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Wachtwoord');
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Vul uw wachtwoord in.');
  },
};

const onSubmit = fn<(password: FormDataEntryValue | null) => void>();

/** Enter sends the form, and a password that was shown is hidden again. */
export const InForm: Story = {
  render: (args) => (
    <Form aria-label="Aanmelden" onSubmit={(values) => onSubmit(values.get('password'))}>
      <PasswordField {...args} />
      <Button type="submit">Aanmelden</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    const field = canvas.getByLabelText('Wachtwoord');
    await userEvent.click(
      canvas.getByRole('button', { name: toggleName(nlBE.passwordField.show) }),
    );
    await userEvent.type(field, 'zon-maan-ster{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(onSubmit).toHaveBeenCalledWith('zon-maan-ster');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Disabled, with its button. */
export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'geheim' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Wachtwoord')).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

/** With `autoFocus`, for the first field of a dialog. */
export const TakesFocus: Story = {
  args: { autoFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Wachtwoord')).toHaveFocus());
  },
};

/** Above, beside, or for screen readers only. */
export const LabelPositions: Story = {
  render: (args) => (
    <Stack space="large">
      {labelPositions.map((position) => (
        <PasswordField
          {...args}
          key={position}
          labelPosition={position}
          label={`Code (${position})`}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const position of labelPositions) {
      await expect(canvas.getByLabelText(`Code (${position})`)).toBeVisible();
    }
  },
};
