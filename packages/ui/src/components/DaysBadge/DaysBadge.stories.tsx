import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DaysBadge } from './DaysBadge.tsx';

const meta = {
  title: 'Components/DaysBadge',
  component: DaysBadge,
  tags: ['!autodocs'],
  args: { days: 3 },
} satisfies Meta<typeof DaysBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Time is left. A screen reader says it in words. */
export const Future: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3d')).toBeVisible();
    await expect(canvas.getByText('nog 3 dagen')).toBeInTheDocument();
  },
};

/** The day itself is not too late. */
export const Today: Story = {
  args: { days: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0d')).toBeVisible();
    await expect(canvas.getByText('vandaag')).toBeInTheDocument();
  },
};

/** The date is past. */
export const Past: Story = {
  args: { days: -2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-2d')).toBeVisible();
    await expect(canvas.getByText('2 dagen te laat')).toBeInTheDocument();
  },
};

/** One day is said as one. */
export const Yesterday: Story = {
  args: { days: -1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 dag te laat')).toBeInTheDocument();
  },
};
