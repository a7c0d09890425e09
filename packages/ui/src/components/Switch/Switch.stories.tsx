import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  tags: ['!autodocs'],
  args: { label: 'Margekolommen', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label is part of the target. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Margekolommen' });
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText('Margekolommen'));
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

/** On. */
export const On: Story = { args: { defaultSelected: true } };

/** Help below the label, read after it by a screen reader. */
export const WithDescription: Story = {
  args: { description: 'Aankoopprijs en marge van elke lijn. De klant ziet ze nooit.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'Aankoopprijs en marge van elke lijn. De klant ziet ze nooit.',
    );
  },
};

/** Disabled. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled();
  },
};

/** Controlled: it shows the value it is given, and reports changes. */
export const Controlled: Story = {
  args: { isSelected: true },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('switch', { name: 'Margekolommen' });
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledWith(false);
    await expect(box).toBeChecked();
  },
};
