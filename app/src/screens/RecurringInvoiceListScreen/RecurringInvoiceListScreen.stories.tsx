import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

/** The whole app at the recurring invoices, on the real server inside the page. */
const meta = {
  title: 'Screens/RecurringInvoiceList',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { address: '/verkopen/periodiekefacturen' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const narrow = { viewport: { value: 'w320', isRotated: false } };
const rows = (canvas: Canvas) => canvas.getAllByRole('row').slice(1);
const pencils = (canvas: Canvas) => canvas.findAllByRole('button', { name: /^Klant .* openen$/ });

/** The next to be made first. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Totaal: /)).toBeVisible();
    await expect(rows(canvas).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('columnheader', { name: 'Frequentie' })).toBeVisible();
  },
};

/** On a telephone each is a card. */
export const Narrow: Story = {
  globals: narrow,
  play: async ({ canvas }) => {
    await expect((await pencils(canvas))[0]).toBeVisible();
  },
};

/** The filter waits for Zoeken or Enter; Reset clears it. */
export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    const all = (await canvas.findByText(/^Totaal: /)).textContent;
    const filter = canvas.getByRole('textbox', { name: 'Periodieke facturen zoeken' });
    await userEvent.type(filter, 'bestaatnergens');
    await expect(canvas.getByText(all)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText("Niets gevonden voor 'bestaatnergens'.")).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(await canvas.findByText(all)).toBeVisible();
    await expect(filter).toHaveValue('');
  },
};

/** The pencil opens the customer; after its save the row shows it, and the pencil has the focus. */
export const Customer: Story = {
  play: async ({ canvas, userEvent }) => {
    const [pencil] = await pencils(canvas);
    const [row] = rows(canvas);
    if (!pencil || !row) throw new Error('No row');
    await userEvent.click(pencil);
    const modal = within(await within(document.body).findByRole('dialog', { name: /^Klant / }));
    const [phone] = await modal.findAllByLabelText('Telefoonnummer');
    if (!phone) throw new Error('No field');
    await userEvent.clear(phone);
    await userEvent.type(phone, '02 555 12 12');
    await userEvent.click(modal.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(row).toHaveTextContent('02 555 12 12'));
    await waitFor(() => expect(pencil).toHaveFocus());
  },
};

/** No invoice comes again. */
export const Empty: Story = {
  parameters: { app: { documents: 0 } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Nog geen periodieke facturen', { selector: 'p' }),
    ).toBeVisible();
  },
};

/** The server fails once; Opnieuw loads the list. */
export const Failed: Story = {
  parameters: { app: { fault: { fail: 'offline', calls: 1 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Opnieuw' }));
    await expect(await canvas.findByText(/^Totaal: /)).toBeVisible();
  },
};

/** The server is long in answering: rows hold their place. */
export const Slow: Story = {
  parameters: { app: { fault: { slow: Number.POSITIVE_INFINITY } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Periodieke facturen' })).toBeVisible();
    await expect(canvas.queryByText(/Totaal/)).not.toBeInTheDocument();
  },
};
