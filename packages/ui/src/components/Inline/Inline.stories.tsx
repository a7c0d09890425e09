import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices } from '../../testing/choices.ts';
import { spaces } from '../../theme/tokenTypes.ts';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Inline, inlineElements } from './Inline.tsx';
import { inlineAlignments, inlineDistributions } from './inlineArrangements.ts';

const meta = {
  title: 'Components/Inline',
  component: Inline,
  tags: ['!autodocs'],
  argTypes: choices({
    space: spaces,
    align: inlineAlignments,
    distribute: inlineDistributions,
    as: inlineElements,
  }),
  args: { children: [<Button key="1">Opslaan</Button>, <Button key="2">Terug</Button>] },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Side by side, wrapping where space is short. */
export const Spaces: Story = {
  render: (args) => (
    <Stack>
      {spaces.map((space) => (
        <Inline {...args} key={space} space={space} />
      ))}
    </Stack>
  ),
};

/** From top to bottom. */
export const Alignments: Story = {
  render: () => (
    <Stack space="large">
      {inlineAlignments.map((align) => (
        <Inline key={align} align={align}>
          <Heading level="2">{align}</Heading>
          <Text size="small">kleine tekst</Text>
          <Button>Knop</Button>
        </Inline>
      ))}
    </Stack>
  ),
};

/** From left to right. */
export const Distributions: Story = {
  render: (args) => (
    <Stack>
      {inlineDistributions.map((distribute) => (
        <Inline {...args} key={distribute} distribute={distribute} />
      ))}
    </Stack>
  ),
};

/** A list stays a list for screen readers. */
export const AsList: Story = {
  render: () => (
    <Stack>
      {inlineElements.map((element) => {
        const Item = element === 'ul' || element === 'ol' ? 'li' : 'span';
        return (
          <Inline key={element} as={element}>
            <Item>Een {element}</Item>
            <Item>met twee dingen</Item>
          </Inline>
        );
      })}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
  },
};
