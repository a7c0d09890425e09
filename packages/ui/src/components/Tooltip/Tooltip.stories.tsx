import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { choices } from '../../testing/choices.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { Tooltip } from './Tooltip.tsx';
import { tooltipPlacements } from './tooltipPlacements.ts';

const saved = fn();

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  tags: ['!autodocs'],
  argTypes: choices({ placement: tooltipPlacements }),
  args: {
    text: 'Ook met Ctrl+S',
    children: <Button onPress={saved}>Opslaan</Button>,
  },
  beforeEach: () => void saved.mockClear(),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown at once on focus. It describes the button, and Escape hides it. */
export const OnFocus: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button', { name: 'Opslaan' });
    await userEvent.tab();
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Ook met Ctrl+S');
    await expect(button).toHaveAccessibleDescription('Ook met Ctrl+S');
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByRole('tooltip')).toBeNull();
    await expect(button).toHaveFocus();
  },
};

/** The pointer may move onto the tooltip. */
export const OnHover: Story = {
  args: { delay: 0, placement: 'bottom' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button', { name: 'Opslaan' });
    await userEvent.hover(canvasElement);
    await userEvent.hover(button);
    await userEvent.hover(await page.findByRole('tooltip'));
    await expect(page.getByRole('tooltip')).toBeVisible();
    await userEvent.click(button);
    await expect(saved).toHaveBeenCalledOnce();
  },
};

/** A link whose tooltip describes its destination. */
export const OnALink: Story = {
  args: {
    text: 'Openstaand: 3 facturen',
    placement: 'end',
    children: <Link href="/klanten/12">Bakkerij De Smet</Link>,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(
      await within(canvasElement.ownerDocument.body).findByRole('tooltip'),
    ).toHaveTextContent('Openstaand: 3 facturen');
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription('Openstaand: 3 facturen');
  },
};

/** One at a time. */
export const OneAtATime: Story = {
  render: () => (
    <Inline>
      <Tooltip text="Gaat terug zonder op te slaan" placement="top">
        <Button>Terug</Button>
      </Tooltip>
      <Tooltip text="Ook met Ctrl+S" placement="start">
        <Button>Opslaan</Button>
      </Tooltip>
    </Inline>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Gaat terug');
    await userEvent.tab();
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Ook met Ctrl+S');
  },
};
