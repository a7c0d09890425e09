import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect } from 'storybook/test';
import { choices } from '../../testing/choices.ts';
import { headingLevels } from '../../theme/tokenTypes.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  tags: ['!autodocs'],
  argTypes: choices({ level: headingLevels, look: headingLevels }),
  args: { children: 'Klanten', level: '2' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The outline of a page. */
export const Levels: Story = {
  render: () => (
    <Stack>
      {headingLevels.map((level) => (
        <Heading key={level} level={level}>
          Facturen van Bakkerij Peeters
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};

/** Level and size may differ. */
export const OtherLook: Story = {
  render: (args) => (
    <Stack>
      {headingLevels.map((look) => (
        <Heading {...args} key={look} look={look}>
          Niveau 2 met het uitzicht van {look}
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  },
};

/** Focusable by script, for navigation. */
export const TakesFocus: Story = {
  render: function Focusable(args) {
    const headingRef = useRef<HTMLHeadingElement>(null);
    return (
      <Stack align="start">
        <Heading {...args} isFocusable ref={headingRef} />
        <Button onPress={() => headingRef.current?.focus()}>Naar de titel</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { name: 'Klanten' });
    await userEvent.click(canvas.getByRole('button', { name: 'Naar de titel' }));
    await expect(heading).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Naar de titel' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(heading).not.toHaveFocus();
  },
};
