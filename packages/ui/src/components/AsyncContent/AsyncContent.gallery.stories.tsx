import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { AsyncContent, type AsyncState } from './AsyncContent.tsx';
import { emptyReasons } from '../EmptyState/emptyReasons.ts';

const meta = {
  title: 'Components/AsyncContent',
  component: AsyncContent<string>,
  tags: ['!autodocs'],
} satisfies Meta<typeof AsyncContent<string>>;

export default meta;

const retrying = '503';
const states: AsyncState<string>[] = [
  { status: 'loading' },
  { status: 'ready', value: 'Wat er is.' },
  ...emptyReasons.map((reason) => ({ status: 'empty' as const, reason })),
  { status: 'failed', failure: { cause: 'De server is niet bereikbaar.' } },
  { status: 'failed', failure: { cause: 'De server antwoordt met een fout.', code: retrying } },
];

/** Every state. */
export const Gallery: StoryObj = {
  render: () => (
    <Stack space="large">
      {states.map((state) => (
        <AsyncContent
          key={JSON.stringify(state)}
          state={state}
          skeleton={<Card>Wat plaats houdt.</Card>}
          empty={{
            none: {
              title: 'Nog geen klanten',
              description: 'Voeg de eerste toe.',
              action: <Button icon="add">Toevoegen</Button>,
            },
          }}
          isRetrying={state.status === 'failed' && state.failure.code === retrying}
          onRetry={() => undefined}
        >
          {(value) => <Card>{value}</Card>}
        </AsyncContent>
      ))}
    </Stack>
  ),
};
