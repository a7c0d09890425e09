import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Components/Progress',
  component: Progress,
  tags: ['!autodocs'],
  args: { label: 'Klanten inlezen', value: 42 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows and announces what is in progress, and how far. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Klanten inlezen' });
    await expect(bar).toHaveAttribute('value', '42');
    await expect(bar).toHaveAttribute('aria-valuetext', nlBE.progress.percentage(42));
    await expect(canvas.getByText('42 %')).toBeVisible();
  },
};

/** With `valueText` in place of a percentage. */
export const InWords: Story = {
  args: { label: 'Facturen afdrukken', value: 3, maximum: 12, valueText: '3 van 12 facturen' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Facturen afdrukken' });
    await expect(bar).toHaveAttribute('value', '25');
    await expect(bar).toHaveAttribute('aria-valuetext', '3 van 12 facturen');
    await expect(canvas.getByText('3 van 12 facturen')).toBeVisible();
  },
};

/** Follows the value; 100 % is only shown when done. */
export const UnderWay: Story = {
  args: { value: 11.97, maximum: 12 },
  render: function Steps(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Stack align="start">
        <Progress {...args} value={value} />
        <Button onPress={() => setValue(12)}>Laatste stap</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuetext', nlBE.progress.percentage(99));
    await userEvent.click(canvas.getByRole('button', { name: 'Laatste stap' }));
    await expect(bar).toHaveAttribute('aria-valuetext', nlBE.progress.percentage(100));
  },
};

/** Values out of range: the bar stays within its track. */
export const Edges: Story = {
  render: () => (
    <Stack>
      <Progress label="Te veel" value={130} />
      <Progress label="Te weinig" value={-5} />
      <Progress label="Niets te doen" value={0} maximum={0} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('progressbar').map((bar) => bar.getAttribute('value'));
    await expect(values).toEqual(['100', '0', '100']);
  },
};
