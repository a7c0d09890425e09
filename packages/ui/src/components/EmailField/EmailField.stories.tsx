import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { choices } from '../../testing/choices.ts';
import { labelPositions } from '../Field/labelPositions.ts';
import { EmailField } from './EmailField.tsx';

const meta = {
  title: 'Components/EmailField',
  component: EmailField,
  tags: ['!autodocs'],
  argTypes: choices({ labelPosition: labelPositions }),
  args: { label: 'E-mail', onChange: fn() },
} satisfies Meta<typeof EmailField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing of the address is changed by the browser. */
export const Plain: Story = {
  args: { placeholder: 'naam@voorbeeld.be' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toHaveAttribute('type', 'email');
    await expect(field).toHaveAttribute('autocapitalize', 'none');
    await expect(field).toHaveAttribute('spellcheck', 'false');
    await userEvent.type(field, 'an.peeters+facturen@bakkerij.be');
    await expect(args.onChange).toHaveBeenLastCalledWith('an.peeters+facturen@bakkerij.be');
  },
};

/** The address of the person at the screen, which the browser may fill in. */
export const OwnAddress: Story = {
  args: { autoComplete: 'email' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute(
      'autocomplete',
      'email',
    );
  },
};

/** The error is below, and the typed text stays. */
export const Invalid: Story = {
  args: {
    defaultValue: 'peeters@',
    errorMessage: 'Vul een volledig adres in, zoals naam@voorbeeld.be.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('peeters@');
    await expect(field).toHaveAccessibleDescription(
      'Vul een volledig adres in, zoals naam@voorbeeld.be.',
    );
  },
};

/** Read-only: can be copied. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'an.peeters@bakkerij.be' },
};
