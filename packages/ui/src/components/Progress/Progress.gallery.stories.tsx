import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Components/Progress',
  component: Progress,
  tags: ['!autodocs'],
} satisfies Meta<typeof Progress>;

export default meta;

/** At the start, half-way and done; short and long texts. */
export const Gallery: StoryObj = {
  render: () => (
    <Stack space="large">
      <Progress label="Nog niet begonnen" value={0} />
      <Progress label="Net begonnen" value={1} />
      <Progress label="Onderweg" value={42} />
      <Progress label="Klaar" value={100} />
      <Progress
        label="Facturen van Bakkerij Peeters aan de boekhouding doorgeven"
        value={3}
        maximum={12}
        valueText="3 van 12 facturen, nog ongeveer twee minuten"
      />
    </Stack>
  ),
};
