import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ActionBar } from './ActionBar.tsx';

const meta = {
  title: 'Components/ActionBar',
  component: ActionBar,
  tags: ['!autodocs'],
} satisfies Meta<typeof ActionBar>;

export default meta;

const buttons = (
  <>
    <Button tone="accent" variant="solid">
      Opslaan
    </Button>
    <Button>Opslaan en terug</Button>
    <Button tone="critical">Verwijderen</Button>
  </>
);

/** With and without a status text. */
export const Gallery: StoryObj = {
  render: () => (
    <Stack space="large">
      <ActionBar>{buttons}</ActionBar>
      <ActionBar status="Niet opgeslagen">{buttons}</ActionBar>
    </Stack>
  ),
};
