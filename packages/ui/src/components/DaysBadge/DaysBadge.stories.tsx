import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { DaysBadge } from './DaysBadge.tsx';

const meta = {
  title: 'Components/DaysBadge',
  component: DaysBadge,
  tags: ['!autodocs'],
  args: { days: 3 },
} satisfies Meta<typeof DaysBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Days left, read in words by a screen reader. */
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

/** Singular for one day. */
export const Yesterday: Story = {
  args: { days: -1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 dag te laat')).toBeInTheDocument();
  },
};

/** A completed item is never late. */
export const Done: Story = {
  args: { days: -706, label: 'betaald' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-706d')).toBeVisible();
    await expect(canvas.getByText('betaald')).toBeInTheDocument();
    await expect(canvas.queryByText(/te laat/)).not.toBeInTheDocument();
  },
};

/** Green as long as it is not too late, the day itself included; red afterwards. */
export const Colours: Story = {
  render: () => (
    <Inline>
      <StatusBadge tone="positive">Op tijd</StatusBadge>
      <DaysBadge days={3} />
      <DaysBadge days={0} />
      <StatusBadge tone="critical">Te laat</StatusBadge>
      <DaysBadge days={-2} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const colours = (text: string) => {
      const badge = canvas.getByText(text).closest('[class]') ?? document.body;
      const { color, backgroundColor } = getComputedStyle(badge);
      return { color, backgroundColor };
    };
    await expect(colours('3d')).toEqual(colours('Op tijd'));
    await expect(colours('0d')).toEqual(colours('Op tijd'));
    await expect(colours('-2d')).toEqual(colours('Te laat'));
    // Where the system forces its colours, words and signs alone distinguish them.
    if (matchMedia('(forced-colors: active)').matches) return;
    await expect(colours('Op tijd')).not.toEqual(colours('Te laat'));
  },
};
