import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  tags: ['!autodocs'],
} satisfies Meta<typeof Skeleton>;

export default meta;

/** One line, the usual three, and more than there are widths. */
export const Gallery: StoryObj = {
  render: () => (
    <Stack>
      {[1, 3, 6].map((lines) => (
        <Card key={lines}>
          <Skeleton lines={lines} />
        </Card>
      ))}
    </Stack>
  ),
};
