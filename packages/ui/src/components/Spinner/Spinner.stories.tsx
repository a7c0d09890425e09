import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices } from '../../testing/choices.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Spinner, spinnerSizes } from './Spinner.tsx';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  tags: ['!autodocs'],
  argTypes: choices({ size: spinnerSizes }),
  args: { label: 'De klant wordt gezocht' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a label for screen readers. */
export const Plain: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('De klant wordt gezocht')).toBeInTheDocument();
    await expect(canvasElement.querySelector('[tabindex]')).toBeNull();
  },
};

/** With a visible label. */
export const VisibleLabel: Story = {
  args: { isLabelVisible: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('De klant wordt gezocht').offsetWidth).toBeGreaterThan(40);
  },
};

/** Both sizes. */
export const Sizes: Story = {
  render: (args) => (
    <Inline space="xlarge">
      {spinnerSizes.map((size) => (
        <Spinner key={size} {...args} size={size} isLabelVisible />
      ))}
    </Inline>
  ),
};
