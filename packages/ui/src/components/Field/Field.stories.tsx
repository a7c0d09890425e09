import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices } from '../../testing/choices.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Field } from './Field.tsx';
import { labelPositions } from './labelPositions.ts';

const meta = {
  title: 'Components/Field',
  component: Field,
  tags: ['!autodocs'],
  argTypes: choices({ labelPosition: labelPositions }),
  args: {
    label: 'Korting',
    children: (control) => <input type="range" min="0" max="50" {...control} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Around a native control. */
export const OwnControl: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Korting' })).toBeVisible();
  },
};

/** Help and error are read with the control, in this order. */
export const HelpAndError: Story = {
  args: {
    description: 'In procent van het totaal.',
    errorMessage: ['De groep staat hoogstens 20 % toe.', 'Kies minder.'],
    isRequired: true,
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('slider', { name: 'Korting' });
    await expect(control).toHaveAccessibleDescription(
      'In procent van het totaal. De groep staat hoogstens 20 % toe. Kies minder.',
    );
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAttribute('aria-required', 'true');
  },
};

/** Without help or error. */
export const EmptyError: Story = {
  args: { errorMessage: '' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('slider', { name: 'Korting' });
    await expect(control).not.toHaveAttribute('aria-invalid');
    await expect(control).not.toHaveAttribute('aria-describedby');
  },
};

/** Above, beside, or for screen readers only. */
export const LabelPositions: Story = {
  render: (args) => (
    <Stack space="large">
      {labelPositions.map((position) => (
        <Field {...args} key={position} labelPosition={position} label={`Korting (${position})`} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Korting (hidden)' })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Korting (side)' })).toBeVisible();
  },
};
