import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices } from '../../testing/choices.ts';
import { spaces } from '../../theme/tokenTypes.ts';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Columns } from './Columns.tsx';
import { columnMinWidths } from './columnMinWidths.ts';

const meta = {
  title: 'Components/Columns',
  component: Columns,
  tags: ['!autodocs'],
  argTypes: choices({ minWidth: columnMinWidths, space: spaces }),
  args: {
    children: [
      <TextField key="1" label="Postcode" />,
      <TextField key="2" label="Plaats" />,
      <TextField key="3" label="Land" />,
    ],
  },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fields side by side where space allows, otherwise stacked. */
export const Fields: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('textbox')
      .map((field) => field.getBoundingClientRect());
    const besides = innerWidth > 700;
    await expect(first?.top === second?.top).toBe(besides);
  },
};

/** The minimum width of a column. */
export const MinWidths: Story = {
  render: () => (
    <Stack>
      {columnMinWidths.map((minWidth) => (
        <Columns key={minWidth} minWidth={minWidth}>
          {['Eén', 'Twee', 'Drie', 'Vier'].map((name) => (
            <Card key={name}>
              {name} ({minWidth})
            </Card>
          ))}
        </Columns>
      ))}
    </Stack>
  ),
};

/** Space between columns. */
export const Spaces: Story = {
  render: () => (
    <Stack>
      {spaces.map((space) => (
        <Columns key={space} space={space}>
          <Card>{space}</Card>
          <Card>{space}</Card>
        </Columns>
      ))}
    </Stack>
  ),
};
