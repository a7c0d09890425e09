import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices } from '../../testing/choices.ts';
import { labelPositions } from '../Field/labelPositions.ts';
import { ReadOnlyField } from './ReadOnlyField.tsx';

const meta = {
  title: 'Components/ReadOnlyField',
  component: ReadOnlyField,
  tags: ['!autodocs'],
  argTypes: choices({ labelPosition: labelPositions }),
  args: { label: 'Saldo', value: '€ 1.250,00' },
} satisfies Meta<typeof ReadOnlyField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focusable, can be copied. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Saldo' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('readonly');
    await userEvent.keyboard('9');
    await expect(field).toHaveValue('€ 1.250,00');
  },
};

/** With a description of its origin. */
export const WithDescription: Story = {
  args: { description: 'Beginsaldo en wat nog openstaat op facturen.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Beginsaldo en wat nog openstaat op facturen.',
    );
  },
};

/** Without a value. */
export const Empty: Story = { args: { label: 'Documentnummer', value: '' } };
