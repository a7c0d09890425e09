import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { choices } from '../../testing/choices.ts';
import { exampleColumns, exampleRows } from '../../testing/exampleRows.ts';
import { ModalInModal } from '../../testing/ModalInModal.tsx';
import { Button } from '../Button/Button.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { toast } from '../Toasts/toast.ts';
import { Modal, type ModalProps } from './Modal.tsx';
import { modalSizes } from './modalSizes.ts';

/** A page with a button that opens the dialog. */
function Opener(args: ModalProps) {
  const [isOpen, setIsOpen] = useState(args.isOpen);
  function close() {
    args.onClose();
    setIsOpen(false);
  }
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Betaling toevoegen</Button>
      <Modal {...args} isOpen={isOpen} onClose={close} />
    </>
  );
}

const meta = {
  title: 'Components/Modal',
  component: Modal,
  tags: ['!autodocs'],
  argTypes: choices({ size: modalSizes }),
  args: {
    title: 'Betaling toevoegen',
    children: <TextField label="Bedrag" />,
    renderFooter: (close) => (
      <>
        <Button onPress={close}>Annuleren</Button>
        <Button tone="accent" variant="solid" onPress={close}>
          Opslaan
        </Button>
      </>
    ),
    isOpen: false,
    onClose: fn(),
  },
  render: Opener,
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** A small form. The focus goes into the dialog and comes back to the button that opened it. */
export const Form: Story = {
  args: { size: 'small' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = pageOf(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Betaling toevoegen' });
    await userEvent.click(opener);
    const dialog = await page.findByRole('dialog', { name: 'Betaling toevoegen' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.click(page.getByRole('button', { name: nlBE.modal.close }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** With unsaved changes Escape, the backdrop, Sluiten and `close` ask for confirmation. */
export const Dirty: Story = {
  args: { size: 'medium', isDirty: true },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = pageOf(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Betaling toevoegen' });
    await userEvent.click(opener);
    const dialog = await page.findByRole('dialog', { name: 'Betaling toevoegen' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Bedrag' }), '12,50');
    await userEvent.tab();
    const ways = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(within(dialog).getByRole('button', { name: nlBE.modal.close })),
      () => userEvent.click(within(dialog).getByRole('button', { name: 'Annuleren' })),
    ];
    for (const leave of ways) {
      await leave();
      const keep = await page.findByRole('button', { name: nlBE.modal.keep });
      await waitFor(() => expect(keep).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
      await waitFor(() =>
        expect(dialog).toContainElement(dialog.querySelector<HTMLElement>(':focus')),
      );
      await expect(within(dialog).getByRole('textbox', { name: 'Bedrag' })).toHaveValue('12,50');
    }
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await page.findByRole('button', { name: nlBE.modal.discard }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** As high as the window while its list loads: the footer does not move. */
export const Tall: Story = {
  args: { size: 'large', isTall: true, title: 'Facturen', children: <Text>Even geduld</Text> },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Betaling toevoegen' }));
    const save = await page.findByRole('button', { name: 'Opslaan' });
    const view = canvasElement.ownerDocument.documentElement.clientHeight;
    await expect(save.getBoundingClientRect().bottom).toBeGreaterThan(view - 80);
  },
};

/** Two columns that scroll: header and footer stay visible. */
export const Long: Story = {
  args: {
    size: 'large',
    title: 'Algemene voorwaarden',
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, index) => (
          <Text key={index}>
            {index + 1}. Facturen zijn betaalbaar binnen dertig dagen na de factuurdatum.
          </Text>
        ))}
        <TextField label="Naam" />
      </Stack>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Betaling toevoegen' }));
    const save = await page.findByRole('button', { name: 'Opslaan' });
    const view = canvasElement.ownerDocument.documentElement.clientHeight;
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(view);
    // What gets the focus is not left under the foot.
    const field = page.getByRole('textbox', { name: 'Naam' });
    field.focus();
    const foot = save.parentElement?.getBoundingClientRect().top;
    await waitFor(() =>
      expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot ?? 0),
    );
  },
};

/** A list to choose from. */
export const Wide: Story = {
  args: {
    size: 'xlarge',
    title: 'Klant kiezen',
    children: (
      <DataTable
        caption="Klanten"
        columns={exampleColumns}
        rows={exampleRows(6)}
        rowKey={(row) => row.number}
      />
    ),
    renderFooter: undefined,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Betaling toevoegen' }));
    const shown = await pageOf(canvasElement).findByRole('table', { name: 'Klanten' });
    await waitFor(() => expect(shown).toBeVisible());
  },
};

/** Opened from a menu that is closed by then: the focus goes back to the button of the menu. */
export const FromAMenu: Story = {
  render: function FromMenu(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Menu
          trigger={<Button icon="chevronDown">Acties</Button>}
          items={[{ label: 'Betaling toevoegen', onAction: () => setIsOpen(true) }]}
        />
        <Modal {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Acties' }));
    await userEvent.click(await page.findByRole('menuitem'));
    const dialog = await page.findByRole('dialog', { name: 'Betaling toevoegen' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Acties' })).toHaveFocus());
  },
};

/** When its button was removed after closing, the focus moves to the row. */
export const OpenerGone: Story = {
  render: function Row(args) {
    const [isOpen, setIsOpen] = useState(false);
    const [isPaid, setIsPaid] = useState(false);
    const details = useRef<HTMLButtonElement>(null);
    return (
      <>
        <Button ref={details}>Factuur 12</Button>
        {!isPaid && <Button onPress={() => setIsOpen(true)}>Betaling</Button>}
        <Modal
          {...args}
          isOpen={isOpen}
          returnFocusTo={() => details.current}
          onClose={() => {
            setIsOpen(false);
            setIsPaid(true);
          }}
        />
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Betaling' }));
    await userEvent.click(await page.findByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Factuur 12' })).toHaveFocus());
  },
};

/** A dialog over a dialog, with a list, a panel and a toast: each closes by itself, from the top. */
export const InADialog: Story = {
  parameters: { layout: 'fullscreen' },
  beforeEach: () => toast.clear,
  render: () => <ModalInModal />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Nieuwe factuur' });
    await userEvent.click(opener);
    await page.findByRole('dialog', { name: 'Factuur' });
    const add = page.getByRole('button', { name: 'Klant toevoegen' });
    await userEvent.click(add);
    const customer = await page.findByRole('dialog', { name: 'Nieuwe klant' });
    // The page below is out of reach, for screen readers too.
    for (const below of [opener, add]) await expect(below.closest('[inert]')).not.toBeNull();
    await expect(customer.closest('[inert]')).toBeNull();

    await userEvent.type(page.getByRole('combobox', { name: 'Gemeente' }), 'Gent');
    const option = await page.findByRole('option', { name: 'Gent' });
    await waitFor(() => expect(option).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('option')).toBeNull());
    await expect(customer).toBeVisible();
    // Chosen now: half a second after it is left, a text that is no choice would be taken back.
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await page.findByRole('option', { name: 'Gent' }));
    await waitFor(() => expect(page.queryByRole('option')).toBeNull());

    await userEvent.click(page.getByRole('button', { name: 'Uitleg' }));
    await page.findByRole('dialog', { name: 'Over deze klant' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog', { name: 'Over deze klant' })).toBeNull());

    await userEvent.click(page.getByRole('button', { name: 'Bewaren' }));
    const saved = await page.findByRole('article', { name: 'Klant bewaard' });
    await waitFor(() => expect(saved).toBeVisible());

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog', { name: 'Nieuwe klant' })).toBeNull());
    await waitFor(() => expect(add).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvasElement.ownerDocument.querySelector('[inert]')).toBeNull();
  },
};
