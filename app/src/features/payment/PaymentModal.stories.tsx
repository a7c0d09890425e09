import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

/** The whole app at the due dates, where a payment is added. */
const meta = {
  title: 'Screens/Payment',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { address: '/vervaldagen' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const narrow = { viewport: { value: 'w320', isRotated: false } };
const lists = '/auth/klanten/betalingthings';
const payments = '/auth/klanten/betaling';
const notices = ({ canvas }: Play) => within(canvas.getByRole('region', { name: 'Meldingen' }));

/** Presses Betaling in the first row. */
async function open({ canvas, userEvent }: Play) {
  const [pay] = await canvas.findAllByRole('button', { name: /^Betaling/ });
  if (!pay) throw new Error('No row');
  await userEvent.click(pay);
  const dialog = within(
    await within(document.body).findByRole('dialog', { name: /^Betaling toevoegen \d+$/ }),
  );
  return { pay, dialog };
}

/** What the row of a button says under Betaald, in euros. */
function paidOf(pay: HTMLElement): number {
  const text = pay.closest('tr')?.cells[6]?.textContent ?? '';
  return Number(text.replaceAll('.', '').replace(',', '.'));
}

/** Presses Betaling and types an amount. */
async function type(play: Play, amount: string) {
  const opened = await open(play);
  const field = await opened.dialog.findByRole('textbox', { name: 'Bedrag' });
  await play.userEvent.clear(field);
  await play.userEvent.type(field, amount);
  const save = opened.dialog.getByRole('button', { name: 'Opslaan' });
  return { ...opened, field, save };
}

/** As it opens: today, the main bank, all that is still to be paid, by transfer. */
export const Opened: Story = {
  play: async (play) => {
    const { dialog } = await open(play);
    const date = await dialog.findByRole('textbox', { name: 'Datum' });
    await expect(date).toHaveValue('16/03/2026');
    await waitFor(() => expect(date).toHaveFocus());
    await expect(dialog.getByRole('combobox', { name: 'Betalingsmethode' })).toHaveValue('OVR');
    await expect(dialog.getByRole('combobox', { name: 'Bank' })).not.toHaveValue('0');
  },
};

/** On a telephone the dialog is the page. */
export const Narrow: Story = { ...Opened, globals: narrow };

/** The lists to choose from are long in coming. */
export const Loading: Story = {
  parameters: { app: { fault: { path: lists, slow: Number.POSITIVE_INFINITY } } },
  play: async (play) => {
    const { dialog } = await open(play);
    // In the frame in which a dialog comes it may not be there to be seen yet.
    const announcement = dialog.getByText('Banken en betalingsmethodes worden geladen');
    await waitFor(() => expect(announcement).toBeVisible());
    await expect(dialog.queryByRole('button', { name: 'Opslaan' })).not.toBeInTheDocument();
  },
};

/** They do not come; Opnieuw fetches them. */
export const ListsFailed: Story = {
  parameters: { app: { fault: { path: lists, fail: 'offline', calls: 1 } } },
  play: async (play) => {
    const { dialog } = await open(play);
    const again = await dialog.findByRole('button', { name: 'Opnieuw' });
    await expect(notices(play).getByText('Fout!')).toBeVisible();
    await play.userEvent.click(again);
    await expect(await dialog.findByRole('textbox', { name: 'Bedrag' })).toBeVisible();
  },
};

/** A part is paid: the row shows the balance, and Betaling has the focus again. */
export const PartPaid: Story = {
  play: async (play) => {
    const { pay, save } = await type(play, '10');
    const before = paidOf(pay);
    await play.userEvent.click(save);
    await waitFor(() => expect(notices(play).getByText('Betaling toegevoegd')).toBeVisible());
    await expect(paidOf(pay) - before).toBeCloseTo(10);
    await waitFor(() => expect(pay).toHaveFocus());
  },
};

/** All is paid: Betaling goes, and the focus stays in the row. */
export const Paid: Story = {
  play: async (play) => {
    const { pay, dialog } = await open(play);
    const row = pay.closest('tr');
    await play.userEvent.click(await dialog.findByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(pay).not.toBeInTheDocument());
    await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement));
  },
};

/** More than there is to pay. */
export const TooMuch: Story = {
  play: async (play) => {
    const { field, save } = await type(play, '99999999');
    await play.userEvent.click(save);
    await expect(field).toHaveAccessibleDescription(/Vul hoogstens .* in/);
    await expect(field).toHaveValue('99999999');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** No answer: a message is shown, and the typed values stay. */
export const SaveFailed: Story = {
  parameters: { app: { fault: { path: payments, fail: 'offline', calls: 1 } } },
  play: async (play) => {
    const { dialog, field, save } = await type(play, '10');
    await play.userEvent.click(save);
    await waitFor(() =>
      expect(notices(play).getByText(/De server is niet bereikbaar/)).toBeVisible(),
    );
    await expect(field).toHaveValue('10,00');
    await play.userEvent.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(notices(play).getByText('Betaling toegevoegd')).toBeVisible());
  },
};

/** A slow save: the button is busy and ignores a second press. */
export const SaveSlow: Story = {
  parameters: { app: { fault: { path: payments, slow: Number.POSITIVE_INFINITY } } },
  play: async (play) => {
    const { save } = await type(play, '10');
    await play.userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
  },
};
