import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { emptyReasons } from './emptyReasons.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  tags: ['!autodocs'],
} satisfies Meta<typeof EmptyState>;

export default meta;

/** Every reason, with and without the optional parts. */
export const Gallery: StoryObj = {
  render: () => (
    <Stack>
      {emptyReasons.map((reason) => (
        <Stack key={reason} space="small">
          <EmptyState reason={reason} title={`Reden ${reason}`} />
          <EmptyState
            reason={reason}
            title="Een titel die op een smal scherm over meer dan één regel loopt"
            description="De uitleg zegt wat men nu kan doen, in een zin of twee."
            action={<Button>Doe het</Button>}
          />
        </Stack>
      ))}
    </Stack>
  ),
};
