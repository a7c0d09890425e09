import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices } from '../../testing/choices.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card, cardElements } from './Card.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  tags: ['!autodocs'],
  argTypes: choices({ as: cardElements }),
  args: { children: 'Wat bij elkaar hoort.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Groups content on a raised surface. */
export const Plain: Story = {};

/** A section with a name is a landmark. */
export const Section: Story = {
  args: { as: 'section', 'aria-labelledby': 'card-title' },
  render: (args) => (
    <Card {...args}>
      <Stack space="small">
        <Heading level="2" id="card-title">
          Facturatieadres
        </Heading>
        <Text>Molenstraat 12, 2800 Mechelen</Text>
      </Stack>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Facturatieadres' })).toBeVisible();
  },
};

/** Content that could be used elsewhere on its own. */
export const Article: Story = { args: { as: 'article' } };

/** Without a role. */
export const Box: Story = { args: { as: 'div' } };
