import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { LoadMore } from './LoadMore.tsx';

const meta = {
  title: 'Components/LoadMore',
  component: LoadMore,
  tags: ['!autodocs'],
} satisfies Meta<typeof LoadMore>;

export default meta;

const load = async () => undefined;

/** With more to come, without a total, and complete. */
export const Gallery: StoryObj = {
  render: () => (
    <Stack>
      <LoadMore shown={30} total={115} isComplete={false} onLoad={load} />
      <LoadMore shown={30} isComplete={false} onLoad={load} />
      <LoadMore shown={115} total={115} isComplete onLoad={load} />
    </Stack>
  ),
};
