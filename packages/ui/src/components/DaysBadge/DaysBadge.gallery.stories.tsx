import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { DaysBadge } from './DaysBadge.tsx';

const meta = {
  title: 'Components/DaysBadge',
  component: DaysBadge,
  tags: ['!autodocs'],
} satisfies Meta<typeof DaysBadge>;

export default meta;

/** Far ahead, today, and long past. */
export const Gallery: StoryObj = {
  render: () => (
    <Inline>
      {[1250, 14, 1, 0, -1, -14, -1250].map((days) => (
        <DaysBadge key={days} days={days} />
      ))}
    </Inline>
  ),
};
