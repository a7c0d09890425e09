import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { choices } from '../../testing/choices.ts';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { AlertDialog } from './AlertDialog.tsx';
import { alertDialogTones } from './alertDialogTones.ts';
import { confirm } from './confirm.ts';
import { Confirmations } from './Confirmations.tsx';

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  tags: ['!autodocs'],
  argTypes: choices({ tone: alertDialogTones }),
  args: {
    title: 'Factuur 2026/12 verwijderen?',
    message: 'De factuur en haar lijnen zijn dan weg. Dat kan niet ongedaan gemaakt worden.',
    confirmLabel: 'Verwijderen',
    tone: 'critical',
    isOpen: true,
    onAnswer: fn(),
  },
  render: (args) => (
    <>
      <Text>De pagina onder de vraag.</Text>
      <AlertDialog {...args} />
    </>
  ),
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** The cancel button comes first and has the focus; the question describes the consequence. */
export const Destructive: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const page = pageOf(canvasElement);
    const question = await page.findByRole('alertdialog', { name: args.title });
    await expect(question).toHaveAccessibleDescription(args.message);
    const names = within(question).getAllByRole('button');
    await expect(names.map((button) => button.textContent)).toEqual([
      nlBE.alertDialog.cancel,
      'Verwijderen',
    ]);
    await waitFor(() => expect(names[0]).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
    await userEvent.click(page.getByRole('button', { name: 'Verwijderen' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
  },
};

/** A question about something reversible, with its own words for cancel. */
export const Harmless: Story = {
  args: {
    title: 'Factuur verzenden?',
    message: 'Bakkerij De Smet krijgt de factuur per e-mail.',
    confirmLabel: 'Verzenden',
    cancelLabel: 'Nog niet',
    tone: 'accent',
  },
  play: async ({ canvasElement, userEvent, args }) => {
    await userEvent.click(await pageOf(canvasElement).findByRole('button', { name: 'Nog niet' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
  },
};

/** Without state: `if (await confirm({ … })) …`. The focus returns to where it was. */
export const AwaitConfirm: Story = {
  render: function Invoices() {
    const [invoices, setInvoices] = useState(['Factuur 12', 'Factuur 13']);
    async function remove(invoice: string) {
      const isConfirmed = await confirm({
        title: `${invoice} verwijderen?`,
        confirmLabel: 'Verwijderen',
        tone: 'critical',
      });
      if (isConfirmed) setInvoices((all) => all.filter((one) => one !== invoice));
    }
    return (
      <Stack>
        {invoices.map((invoice) => (
          <Button key={invoice} icon="remove" onPress={() => void remove(invoice)}>
            {invoice}
          </Button>
        ))}
        <Text>Aantal facturen: {invoices.length}</Text>
        <Confirmations />
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    const button = canvas.getByRole('button', { name: 'Factuur 12' });
    await userEvent.click(button);
    await userEvent.click(await page.findByRole('button', { name: nlBE.alertDialog.cancel }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByText('Aantal facturen: 2')).toBeVisible();
    await userEvent.click(button);
    await userEvent.click(await page.findByRole('button', { name: 'Verwijderen' }));
    await expect(await canvas.findByText('Aantal facturen: 1')).toBeVisible();
  },
};

/** Asked from a menu that has closed: the focus returns to the button of the menu. */
export const FromAMenu: Story = {
  render: () => (
    <>
      <Menu
        trigger={<Button icon="chevronDown">Acties</Button>}
        items={[
          {
            label: 'Verwijderen',
            tone: 'critical',
            onAction: () => void confirm({ title: 'Verwijderen?', confirmLabel: 'Verwijderen' }),
          },
        ]}
      />
      <Confirmations />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Acties' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Verwijderen' }));
    const cancel = await page.findByRole('button', { name: nlBE.alertDialog.cancel });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Acties' })).toHaveFocus());
  },
};
