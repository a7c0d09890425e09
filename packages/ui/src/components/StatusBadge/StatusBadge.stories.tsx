import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices } from '../../testing/choices.ts';
import { iconShapes } from '../Icon/iconShapes.ts';
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

/** Done. */
export const Positive: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Betaald')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Action required. */
export const Critical: Story = { args: { tone: 'critical', children: 'Vervallen' } };

/** In progress. */
export const Caution: Story = { args: { tone: 'caution', children: 'Deels betaald' } };

/** Information. */
export const Info: Story = { args: { tone: 'info', children: 'Omgezet' } };

/** Neutral. */
export const Neutral: Story = { args: { tone: 'neutral', children: 'Open' } };

/** A kind of item rather than a status: its icon shows which. */
export const OfKind: Story = {
  args: { tone: 'neutral', children: 'Factuur', icon: 'document' },
  play: async ({ canvas }) => {
    const shape = canvas.getByText('Factuur').querySelector('path')?.getAttribute('d');
    await expect(shape).toBe(iconShapes.document);
  },
};

/** In forced colours the tones differ by icon and text. */
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
