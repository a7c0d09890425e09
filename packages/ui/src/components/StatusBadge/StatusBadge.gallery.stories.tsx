import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { statusTones } from './statusTones.ts';

const meta = {
  title: 'Components/StatusBadge',
  component: StatusBadge,
  tags: ['!autodocs'],
} satisfies Meta<typeof StatusBadge>;

export default meta;

/** Every tone, short and long. */
export const Gallery: StoryObj = {
  render: () => (
    <Stack align="start">
      <Inline>
        {statusTones.map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            {tone}
          </StatusBadge>
        ))}
      </Inline>
      {statusTones.map((tone) => (
        <StatusBadge key={tone} tone={tone}>
          Een status van meer woorden dan op een smal scherm naast elkaar passen, en die dus breekt
        </StatusBadge>
      ))}
    </Stack>
  ),
};
