import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  tags: ['!autodocs'],
  args: { label: 'Stock bijhouden', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label is part of the target. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Stock bijhouden' });
    await userEvent.click(canvas.getByText('Stock bijhouden'));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

/** Help below the label, read after it by a screen reader. */
export const WithDescription: Story = {
  args: { description: 'Het aantal in voorraad daalt bij elke levering.', defaultSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Het aantal in voorraad daalt bij elke levering.',
    );
  },
};

/** Indeterminate: announced as 'partly'. */
export const Indeterminate: Story = {
  args: { label: 'Alle lijnen', isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Alle lijnen' })).toBePartiallyChecked();
  },
};

/** Required and unchecked. */
export const Invalid: Story = {
  args: {
    label: 'De gegevens zijn nagekeken',
    isRequired: true,
    errorMessage: 'Kijk de gegevens na en vink dit aan.',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Kijk de gegevens na en vink dit aan.');
  },
};

/** Read-only. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Stock bijhouden'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Controlled: it shows the value it is given, and reports changes. */
export const Controlled: Story = {
  args: { isSelected: true },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Stock bijhouden' });
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledWith(false);
    await expect(box).toBeChecked();
  },
};
