import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { choices } from '../../testing/choices.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Popover } from './Popover.tsx';
import { popoverPlacements } from './popoverPlacements.ts';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  tags: ['!autodocs'],
  argTypes: choices({ placement: popoverPlacements }),
  args: {
    trigger: <Button icon="chevronDown">Filters</Button>,
    title: 'Filters',
    children: <TextField label="Gemeente" />,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** Opens beside its button, takes the focus, and returns it. */
export const OpenAndClose: Story = {
  args: { placement: 'bottom start' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    const button = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.click(button);
    const panel = await page.findByRole('dialog', { name: 'Filters' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A button inside closes it; the caller keeps the values. */
export const ClosedFromInside: Story = {
  args: { placement: 'bottom end' },
  render: function Filters(args) {
    const [city, setCity] = useState('');
    return (
      <Stack>
        <Popover {...args}>
          {(close) => (
            <Stack>
              <TextField label="Gemeente" value={city} onChange={setCity} />
              <Button tone="accent" variant="solid" onPress={close}>
                Toepassen
              </Button>
            </Stack>
          )}
        </Popover>
        <Text>Gemeente: {city}</Text>
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.type(await page.findByRole('textbox', { name: 'Gemeente' }), 'Gent');
    await userEvent.click(page.getByRole('button', { name: 'Toepassen' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Gemeente: Gent')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus());
  },
};

/** A press elsewhere closes it. */
export const ClosedFromOutside: Story = {
  args: { placement: 'top start' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = pageOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await page.findByRole('dialog', { name: 'Filters' });
    await userEvent.click(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** With an icon as trigger: the tooltip describes what it opens. */
export const BehindAnIcon: Story = {
  args: {
    trigger: <IconButton icon="info" label="Uitleg bij dit bedrag" />,
    title: 'Hoe dit bedrag tot stand komt',
    children: <Text>De som van de lijnen, min de korting, plus de btw.</Text>,
    placement: 'top end',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Uitleg bij dit bedrag' }));
    const shown = await pageOf(canvasElement).findByRole('dialog', {
      name: 'Hoe dit bedrag tot stand komt',
    });
    await waitFor(() => expect(shown).toBeVisible());
  },
};

/** Opened by the program. */
export const OpenedByTheProgram: Story = {
  args: { isOpen: true },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    const shown = await page.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(shown).toBeVisible());
  },
};
