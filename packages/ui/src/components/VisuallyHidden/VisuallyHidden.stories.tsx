import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['!autodocs'],
  args: { children: '2 dagen te laat' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Visible '-2d', read in words by a screen reader. */
export const InText: Story = {
  render: (args) => (
    <Text>
      <span aria-hidden>-2d</span>
      <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('2 dagen te laat');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

/** A status, announced when it changes. */
export const Status: Story = {
  render: function Saved() {
    const [announcement, setAnnouncement] = useState('');
    return (
      <>
        <Button onPress={() => setAnnouncement('Opgeslagen')}>Opslaan</Button>
        <VisuallyHidden isStatus>{announcement}</VisuallyHidden>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Opgeslagen');
  },
};
