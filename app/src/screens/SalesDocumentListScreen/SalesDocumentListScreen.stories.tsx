import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

/** The whole app at the lists of documents, on the real server inside the page. */
const meta = {
  title: 'Screens/SalesDocumentList',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { address: '/verkopen/facturen' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The invoices, the newest first. */
export const Invoices: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Totaal: /)).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Factuurnummer' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Toevoegen' })).toHaveAttribute(
      'href',
      '/toevoegen/verkopen/factuur',
    );
  },
};

/** The quotes; those with an invoice are Omgezet. */
export const Quotes: Story = {
  parameters: { app: { address: '/verkopen/offertes?pp=20' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Totaal: /)).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Offertenummer' })).toBeVisible();
  },
};

/** All documents: the kind is below the number. */
export const All: Story = {
  parameters: { app: { address: '/verkoopdocumenten' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Totaal: /)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Offerte toevoegen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Factuur toevoegen' })).toBeVisible();
  },
};

/** A row leads to the PDF of its document too. */
export const RowPdf: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^PDF van \d+$/ });
    first?.focus();
    await waitFor(() => expect(first).toBeVisible());
    await userEvent.keyboard('{Enter}');
    const page = within(document.body);
    await expect(await page.findByRole('menuitem', { name: 'Bekijken' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Downloaden' })).toBeVisible();
  },
};

/** The invoices whose e-invoice is still to be sent: those without a warning are ticked. */
export const EInvoicesToSend: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Nog te versturen \(\d+\)$/ }),
    );
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(await dialog.findByRole('table', { name: 'Nog te versturen' })).toBeVisible();
    await expect((await dialog.findAllByRole('checkbox')).length).toBeGreaterThan(0);
  },
};

/** The customers to which no e-invoice can be sent, each with the reasons. */
export const CustomersWithoutEInvoice: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = /^Klanten die nog geen e-factuur kunnen krijgen \(\d+\)$/;
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(
      await dialog.findByText(/Deze klanten hebben een Belgisch btw-nummer/),
    ).toBeVisible();
  },
};

/** On a telephone each document is a card. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Totaal: /)).toBeVisible();
  },
};

/** No document at all. */
export const Empty: Story = {
  parameters: { app: { documents: 0 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nog geen facturen', { selector: 'p' })).toBeVisible();
  },
};

/** The server cannot be reached. */
export const Failed: Story = {
  parameters: { app: { fault: { fail: 'offline' } } },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText(/De server is niet bereikbaar/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Opnieuw' })).toBeVisible();
    const notices = within(canvas.getByRole('region', { name: 'Meldingen' }));
    await expect(notices.getAllByText('Fout!')).toHaveLength(1);
  },
};

/** The server is long in answering: rows hold their place. */
export const Slow: Story = {
  parameters: { app: { fault: { slow: Number.POSITIVE_INFINITY } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Facturen' })).toBeVisible();
    await expect(canvas.queryByText(/^Totaal: /)).not.toBeInTheDocument();
  },
};
