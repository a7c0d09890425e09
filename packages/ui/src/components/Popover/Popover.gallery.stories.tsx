import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  tags: ['!autodocs'],
} satisfies Meta<typeof Popover>;

export default meta;

/** Open, with its button. */
export const Gallery: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: '30rem' }}>
      <Popover trigger={<Button icon="chevronDown">Filters</Button>} title="Filters" isOpen>
        <Stack>
          <TextField label="Gemeente" defaultValue="Gent" />
          <TextField label="Straat" description="Zonder nummer." />
          <Button tone="accent" variant="solid">
            Toepassen
          </Button>
        </Stack>
      </Popover>
    </div>
  ),
};
