import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  tags: ['!autodocs'],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three lines, hidden from screen readers. */
export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeInTheDocument();
    await expect(canvasElement).toHaveTextContent('');
  },
};

/** As high as the text that replaces it. */
export const BesideText: Story = {
  args: { lines: 1 },
  render: (args) => (
    <>
      <Card>
        <Skeleton {...args} />
      </Card>
      <Card>
        <Text>Bakkerij Peeters</Text>
      </Card>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll<HTMLElement>('main > *')];
    await expect(first?.offsetHeight).toBe(second?.offsetHeight);
  },
};
