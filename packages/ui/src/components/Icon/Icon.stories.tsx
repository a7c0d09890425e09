import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices } from '../../testing/choices.ts';
import { Columns } from '../Columns/Columns.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';
import { iconNames } from './iconShapes.ts';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  tags: ['!autodocs'],
  argTypes: choices({ name: iconNames }),
  args: { name: 'notes' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole set. */
export const All: Story = {
  render: () => (
    <Columns minWidth="narrow" space="medium">
      {iconNames.map((name) => (
        <Inline key={name}>
          <Icon name={name} />
          <Text size="small">{name}</Text>
        </Inline>
      ))}
    </Columns>
  ),
};

/** Size and colour follow the text. */
export const InText: Story = {
  render: (args) => (
    <Stack>
      <Heading level="1">
        Notities <Icon {...args} />
      </Heading>
      <Text tone="critical" size="small" as="div">
        <Icon {...args} />
      </Text>
    </Stack>
  ),
};

/** Alone, with a label. */
export const WithLabel: Story = {
  args: { label: 'Heeft notities' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Heeft notities' })).toBeVisible();
  },
};
