import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { buttonSizes, buttonTones, buttonVariants } from '../Button/buttonLooks.ts';
import { iconNames } from '../Icon/iconShapes.ts';
import { Inline } from '../Inline/Inline.tsx';
import { choices } from '../../testing/choices.ts';
import { tooltipPlacements } from '../Tooltip/tooltipPlacements.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  tags: ['!autodocs'],
  argTypes: choices({
    icon: iconNames,
    tone: buttonTones,
    variant: buttonVariants,
    size: buttonSizes,
    tooltipPlacement: tooltipPlacements,
  }),
  args: { icon: 'edit', label: 'Klant bewerken', onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tooltip is its accessible name. */
export const WithPointer: Story = {
  args: { tooltipDelay: 0 },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Klant bewerken' });
    // Its name is not repeated as a description.
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.hover(canvasElement);
    await userEvent.hover(button);
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Klant bewerken');
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** With keyboard focus the tooltip appears at once; Escape hides it. */
export const WithKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Klant bewerken');
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByRole('tooltip')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** Highlighted: a dot, and a text for everybody. */
export const Highlighted: Story = {
  args: { icon: 'notes', label: 'Notities', highlight: 'er zijn notities' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Notities' });
    await expect(button).toHaveAccessibleDescription('er zijn notities');
    await userEvent.tab();
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Notities: er zijn notities');
    await expect(button).toHaveAccessibleDescription('er zijn notities');
  },
};

/** Inside a row, beside others. */
export const InARow: Story = {
  render: () => (
    <Inline>
      <IconButton size="small" icon="edit" label="Bakkerij De Smet bewerken" />
      <IconButton size="small" icon="notes" label="Notities bij Bakkerij De Smet" />
      <IconButton size="small" icon="remove" tone="critical" label="Bakkerij De Smet verwijderen" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
  },
};

/** Disabled. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Klant bewerken' }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** The tooltip on every side. The last button opens a popover. */
export const Placements: Story = {
  render: (args) => (
    <Inline>
      {tooltipPlacements.map((placement) => (
        <IconButton
          {...args}
          key={placement}
          label={`Klant bewerken (${placement})`}
          tooltipPlacement={placement}
          aria-expanded={placement === 'end'}
        />
      ))}
    </Inline>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Klant bewerken (bottom)' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const page = within(canvasElement.ownerDocument.body);
    const tooltip = await page.findByText('Klant bewerken (bottom)', {
      selector: '[role=tooltip] *, [role=tooltip]',
    });
    await waitFor(() =>
      expect(tooltip.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        button.getBoundingClientRect().bottom,
      ),
    );
    await expect(canvas.getByRole('button', { expanded: true })).toHaveAccessibleName(
      'Klant bewerken (end)',
    );
  },
};

/** With `autoFocus`. */
export const TakesFocus: Story = {
  args: { autoFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};
