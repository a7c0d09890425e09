import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices } from '../../testing/choices.ts';
import { spaces } from '../../theme/tokenTypes.ts';
import { Button } from '../Button/Button.tsx';
import { Columns } from '../Columns/Columns.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack, stackElements } from './Stack.tsx';
import { stackAlignments } from './stackAlignments.ts';

const meta = {
  title: 'Components/Stack',
  component: Stack,
  tags: ['!autodocs'],
  argTypes: choices({ space: spaces, align: stackAlignments, as: stackElements }),
  args: { children: [<Button key="1">Eerst</Button>, <Button key="2">Daarna</Button>] },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stacked with equal space. */
export const Spaces: Story = {
  render: (args) => (
    <Columns minWidth="narrow">
      {spaces.map((space) => (
        <Stack key={space} space="small">
          <Text size="small">{space}</Text>
          <Stack {...args} space={space} />
        </Stack>
      ))}
    </Columns>
  ),
};

/** From left to right. */
export const Alignments: Story = {
  render: (args) => (
    <Columns minWidth="narrow">
      {stackAlignments.map((align) => (
        <Stack key={align} space="small">
          <Text size="small">{align}</Text>
          <Stack {...args} align={align} />
        </Stack>
      ))}
    </Columns>
  ),
};

/** A list stays a list for screen readers, although it shows no marks. */
export const AsList: Story = {
  render: () => (
    <>
      {stackElements.map((element) => {
        const Item = element === 'ul' || element === 'ol' ? 'li' : 'p';
        return (
          <Stack key={element} as={element}>
            <Item>Een {element}</Item>
            <Item>Met twee dingen</Item>
          </Stack>
        );
      })}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
