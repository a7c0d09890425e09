import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { FailedState } from './FailedState.tsx';

const meta = {
  title: 'Components/FailedState',
  component: FailedState,
  tags: ['!autodocs'],
} satisfies Meta<typeof FailedState>;

export default meta;

const ignore = () => undefined;

/** With and without a code, at rest and trying again. */
export const Gallery: StoryObj = {
  render: () => (
    <Stack>
      <FailedState failure={{ cause: 'De server is niet bereikbaar.' }} onRetry={ignore} />
      <FailedState
        title="Een titel die op een smal scherm over meer dan één regel loopt"
        failure={{
          cause: 'De server gaf een onverwacht antwoord. Wat er stond, is niet veranderd.',
          code: '503',
        }}
        onRetry={ignore}
        isRetrying
      />
    </Stack>
  ),
};
