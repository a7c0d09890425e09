import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { choices } from '../../testing/choices.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { popoverPlacements } from '../Popover/popoverPlacements.ts';
import { Menu } from './Menu.tsx';

const print = fn();
const remove = fn();

const meta = {
  title: 'Components/Menu',
  component: Menu,
  tags: ['!autodocs'],
  argTypes: choices({ placement: popoverPlacements }),
  args: {
    trigger: <Button icon="chevronDown">Acties</Button>,
    items: [
      { label: 'Afdrukken', icon: 'document', onAction: print },
      { label: 'Dupliceren', icon: 'add' },
      { label: 'Verwijderen', icon: 'remove', tone: 'critical', onAction: remove },
    ],
    onOpenChange: fn(),
  },
  beforeEach: () => {
    print.mockClear();
    remove.mockClear();
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** Opens, runs an action, closes, and returns the focus. */
export const Choosing: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = pageOf(canvasElement);
    const button = canvas.getByRole('button', { name: 'Acties' });
    await expect(button).toHaveAttribute('aria-haspopup', 'true');
    await userEvent.click(button);
    const shown = await page.findByRole('menu', { name: 'Acties' });
    await waitFor(() => expect(shown).toBeVisible());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(page.getByRole('menuitem', { name: 'Afdrukken' }));
    await expect(print).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Disabled items give the reason. */
export const WithAReason: Story = {
  args: {
    items: [
      { label: 'Afdrukken', onAction: print },
      {
        label: 'Verwijderen',
        tone: 'critical',
        isDisabled: true,
        description: 'De factuur is al verzonden.',
        onAction: remove,
      },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Acties' }));
    const item = await page.findByRole('menuitem', {
      name: 'Verwijderen De factuur is al verzonden.',
    });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item);
    await expect(remove).not.toHaveBeenCalled();
  },
};

/** Choices that belong together are under a title. */
export const Sections: Story = {
  args: {
    items: [
      { title: 'Verzenden', items: [{ label: 'E-mail' }, { label: 'Peppol' }] },
      { title: 'Bewaren', items: [{ label: 'Pdf' }, { label: 'UBL' }] },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Acties' }));
    const group = await page.findByRole('group', { name: 'Bewaren' });
    const names = within(group).getAllByRole('menuitem');
    await expect(names.map((item) => item.textContent)).toEqual(['Pdf', 'UBL']);
  },
};

/** Choices that are links go through the application's router. */
export const Links: Story = {
  args: {
    items: [
      { label: 'Nieuwe factuur', href: '/facturen/nieuw' },
      { label: 'Nieuwe klant', href: '/klanten/nieuw' },
    ],
    placement: 'bottom end',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Acties' }));
    await expect(
      await pageOf(canvasElement).findByRole('menuitem', { name: 'Nieuwe klant' }),
    ).toHaveAttribute('href', '/klanten/nieuw');
  },
};

/** The actions of a row, behind a picture. */
export const OfARow: Story = {
  args: {
    trigger: <IconButton icon="more" size="small" label="Acties voor Bakkerij De Smet" />,
    placement: 'top end',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Acties voor Bakkerij De Smet' }));
    const shown = await pageOf(canvasElement).findByRole('menu', {
      name: 'Acties voor Bakkerij De Smet',
    });
    await waitFor(() => expect(shown).toBeVisible());
  },
};

/** Opens above its button. */
export const Above: Story = {
  args: { placement: 'top start' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Acties' }));
    const shown = await pageOf(canvasElement).findByRole('menu');
    await waitFor(() => expect(shown).toBeVisible());
  },
};
