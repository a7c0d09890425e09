import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices } from '../../testing/choices.ts';
import { Inline } from '../Inline/Inline.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { statusTones } from './statusTones.ts';

const meta = {
  title: 'Components/StatusBadge',
  component: StatusBadge,
  tags: ['!autodocs'],
  argTypes: choices({ tone: statusTones }),
  args: { tone: 'positive', children: 'Betaald' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is done: nobody has to do anything any more. */
export const Positive: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Betaald')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Somebody has to act. */
export const Critical: Story = { args: { tone: 'critical', children: 'Vervallen' } };

/** On its way, with something left to do. */
export const Caution: Story = { args: { tone: 'caution', children: 'Deels betaald' } };

/** Worth knowing. */
export const Info: Story = { args: { tone: 'info', children: 'Omgezet' } };

/** Nothing has happened yet. */
export const Neutral: Story = { args: { tone: 'neutral', children: 'Open' } };

/** Without colour they still differ: every tone has a shape of its own, and its words. */
export const Shapes: Story = {
  render: () => (
    <Inline>
      {statusTones.map((tone) => (
        <StatusBadge key={tone} tone={tone}>
          {tone}
        </StatusBadge>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const shapes = statusTones.map((tone) =>
      canvas.getByText(tone).querySelector('svg[aria-hidden="true"] path')?.getAttribute('d'),
    );
    await expect(shapes).not.toContain(undefined);
    await expect(new Set(shapes).size).toBe(statusTones.length);
  },
};
