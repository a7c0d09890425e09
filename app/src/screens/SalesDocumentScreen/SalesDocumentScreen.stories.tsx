import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { longLines } from './testing/longLines.ts';

const quote = '20261000001';
const narrow = { viewport: { value: 'w320', isRotated: false } };
const notices = () => within(document.body).findByRole('region', { name: 'Meldingen' });

/** The whole app at the editor of quotes and invoices, on the real server inside the page. */
const meta = {
  title: 'Screens/SalesDocument',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { address: `/verkopen/offertes/${quote}` } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new invoice: titled as a quote, as the specification has it, with a badge that says what it is. */
export const NewInvoice: Story = {
  parameters: { app: { address: '/toevoegen/verkopen/factuur' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nieuwe Offerte' })).toBeVisible();
    await expect(await canvas.findByLabelText('Factuurnummer')).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('Datum')).toHaveValue('16/03/2026');
    await expect(canvas.getByLabelText('Vervaldag')).toHaveValue('30/03/2026');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Omschrijving Lijn 1' }));
    await userEvent.keyboard('Werkuren');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('3');
    await userEvent.tab();
    await userEvent.keyboard('12,5');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Totaal Incl. € 45,38')).toBeVisible());
  },
};

/** A due date before the date is probably a slip: the field warns, and nothing is refused. */
export const DueBeforeDate: Story = {
  parameters: { app: { address: '/toevoegen/verkopen/factuur' } },
  play: async ({ canvas, userEvent }) => {
    const dueDate = await canvas.findByRole('textbox', { name: /^Vervaldag/ });
    await expect(dueDate).not.toHaveAccessibleDescription();
    await userEvent.clear(dueDate);
    await userEvent.type(dueDate, '30/3/25');
    await userEvent.tab();
    await expect(dueDate).toHaveAccessibleDescription(/De vervaldag ligt voor de datum\./);
    await expect(dueDate).toBeValid();
  },
};

/** A quote that exists, and what can be done with it. */
export const Edit: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Wijzig Offerte' })).toBeVisible();
    await expect(await canvas.findByLabelText('Offertenummer')).toHaveValue(quote);
    await expect(canvas.getByRole('button', { name: 'PDF' })).toBeVisible();
  },
};

/** On a telephone each line is a card. */
export const Narrow: Story = { ...Edit, globals: narrow };

/**
 * 500 lines, of which each tenth is a text of several: to be looked at. What is drawn of them is counted in
 * `drawing.slow.browser.test.tsx`; to go through each of their fields would take as long as all other stories.
 */
export const FiveHundredLines: Story = {
  tags: ['!test'],
  parameters: {
    app: {
      prepare: [{ method: 'PUT', path: `/auth/verkoopdocumenten/${quote}`, body: longLines(500) }],
    },
  },
};

/** A save that the rules refuse names the fields and the lines, and sends nothing. */
export const Invalid: Story = {
  parameters: { app: { address: '/toevoegen/verkopen/offerte' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Opslaan' }));
    const said = within(await notices());
    await expect(await said.findByText('Please enter values in all mandatory filed')).toBeVisible();
    await expect(said.getByText('Klantnummer')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Klant/ })).toHaveFocus());
  },
};

/** The server fails while saving: the input stays. */
export const FailedSave: Story = {
  parameters: { app: { fault: { fail: 500, method: 'PUT' } } },
  play: async ({ canvas, userEvent }) => {
    const reference = await canvas.findByLabelText('Referentie');
    await userEvent.clear(reference);
    await userEvent.type(reference, 'Nog niet bewaard');
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await expect(await within(await notices()).findByText('Fout!')).toBeVisible();
    await expect(reference).toHaveValue('Nog niet bewaard');
  },
};

/** A failed search is reported at the field and in a toast; the text stays, to search again. */
export const FailedSearch: Story = {
  parameters: { app: { fault: { fail: 'offline', path: '/auth/klanten' } } },
  play: async ({ canvas, userEvent }) => {
    const customer = await canvas.findByRole('combobox', { name: /^Klant/ });
    await userEvent.clear(customer);
    await userEvent.type(customer, 'Bakkerij');
    const said = within(await notices());
    await expect(await said.findByText(/De server is niet bereikbaar/)).toBeVisible();
    await expect(customer).toHaveValue('Bakkerij');
  },
};

/** An error of the server is shown at its field, which gets the focus. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    const date = await canvas.findByLabelText('Datum');
    await userEvent.clear(date);
    await userEvent.type(date, '5/03/2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(date).toHaveAccessibleDescription(/hoort bij een ander jaar/));
    await waitFor(() => expect(date).toHaveFocus());
    await expect(date).toHaveValue('5/03/2027');
  },
};

/** A year that would start a new series is an error of the date, before the request. */
export const WrongYear: Story = {
  parameters: { app: { address: '/toevoegen/verkopen/factuur' } },
  play: async ({ canvas, userEvent }) => {
    const date = await canvas.findByLabelText('Datum');
    await userEvent.clear(date);
    await userEvent.type(date, '5/03/2062');
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(date).toHaveAccessibleDescription(/tot en met volgend jaar/));
    await expect(date).toHaveValue('5/03/2062');
  },
};

/** An invoice that is dated after the next number is saved; that the dates do not follow stays to be read. */
export const DateOutOfOrder: Story = {
  parameters: { app: { address: '/verkopen/facturen/20261100001' } },
  play: async ({ canvas, userEvent }) => {
    const date = await canvas.findByLabelText('Datum');
    await userEvent.clear(date);
    await userEvent.type(date, '16/03/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    const said = within(await notices());
    await expect(await said.findByText('Updated Successfully.')).toBeVisible();
    await expect(
      said.getByText(/^Factuur 20261100001 heeft een latere datum \(16\/03\/2026\) dan factuur /),
    ).toBeVisible();
  },
};

/** Why a total is what it is, and from each step on to what that is made of. */
export const Explained: Story = {
  play: async ({ canvas, userEvent }) => {
    const ask = await canvas.findByRole('button', { name: 'Waarom dit bedrag? Totaal Incl.' });
    await userEvent.click(ask);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /\+ Btw$/ }));
    const back = await dialog.findByRole('button', { name: 'Terug naar Totaal Incl.' });
    await waitFor(() => expect(back).toHaveFocus());
    await expect(dialog.getByText(/koninklijk besluit van 8 juli 2025/)).toBeVisible();
  },
};

/** A total that is agreed upon, and what has to change for it; nothing does before it is applied. */
export const WorkedBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Naar totaal rekenen' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    const wanted = await dialog.findByLabelText('Gewenst bedrag');
    await waitFor(() => expect(wanted).toHaveFocus());
    await userEvent.keyboard('1');
    await userEvent.tab();
    await expect(await dialog.findByRole('row', { name: /^Nu/ })).toBeVisible();
  },
};

/** Costs and margins below the prices and totals of the lines, on request. */
export const Margins: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Marges tonen' }));
    await expect(await canvas.findByRole('columnheader', { name: 'Aankoop' })).toBeVisible();
    await expect(canvas.getAllByText('Marge %').at(-1)).toBeVisible();
  },
};

/** A colleague saved first: theirs beside one's own, and the choice. */
export const Conflict: Story = {
  parameters: {
    app: {
      colleague: [
        {
          method: 'PUT',
          path: `/auth/verkoopdocumenten/${quote}`,
          body: { Referentie: 'Van een collega' },
        },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const notes = await canvas.findByLabelText('Interne notities');
    await userEvent.type(notes, 'Van mij');
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Intussen gewijzigd' });
    await waitFor(() => expect(within(dialog).getByText('Van een collega')).toBeVisible());
    await expect(
      within(dialog).getByRole('button', { name: 'Mijn wijzigingen behouden' }),
    ).toBeVisible();
  },
};

/** The defaults of a new document cannot be loaded: an error with its cause and Opnieuw. */
export const FailedDefaults: Story = {
  parameters: {
    app: { address: '/toevoegen/verkopen/factuur', fault: { fail: 500, calls: 1 } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await within(await notices()).findByText('Backend Error!')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Opnieuw' }));
    await expect(await canvas.findByLabelText('Factuurnummer')).toBeVisible();
  },
};

/** A quote that an invoice was made of stays, and says why. */
export const RemovalRefused: Story = {
  parameters: { app: { address: '/verkopen/offertes/20261000003' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verwijderen' }));
    const question = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Verwijderen' }));
    const said = within(await notices());
    await expect(await said.findByText(/^Van deze offerte is een factuur gemaakt/)).toBeVisible();
    await expect(canvas.getByLabelText('Offertenummer')).toHaveValue('20261000003');
  },
};

/** Of a quote that has its invoice no other one is made: no form, but the way to that invoice. */
export const ConvertedQuote: Story = {
  parameters: { app: { address: '/toevoegen/verkopen/factuur?offerte=20261000003' } },
  play: async ({ canvas }) => {
    const notice = within(await canvas.findByRole('alert'));
    await expect(notice.getByText('Deze offerte is al omgezet')).toBeVisible();
    await expect(notice.getByRole('link', { name: /^Factuur \d+ openen$/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Opslaan' })).not.toBeInTheDocument();
  },
};

/** A quote that does not exist. */
export const UnknownQuote: Story = {
  parameters: { app: { address: '/toevoegen/verkopen/factuur?offerte=123' } },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText(/geen offerte met het nummer 123/)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Naar de offertes' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Opslaan' })).not.toBeInTheDocument();
    await expect(await within(await notices()).findByText('Fout!')).toBeVisible();
  },
};

/** The server is long in answering. */
export const Slow: Story = {
  parameters: { app: { fault: { slow: Number.POSITIVE_INFINITY } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Wijzig Offerte' })).toBeVisible();
  },
};

/** The e-invoice of an invoice: what it says to the receiver, before it is issued. */
export const EInvoice: Story = {
  parameters: { app: { address: '/verkopen/facturen/20261100001' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'E-factuur' }));
    const page = within(document.body);
    const dialog = within(await page.findByRole('dialog'));
    await expect(await dialog.findByText('Peppol-id')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Als verstuurd markeren' })).toBeEnabled();
  },
};

/** An issued invoice says when, how and by whom, and why it cannot be removed; it can be released when it was not received. */
export const Issued: Story = {
  parameters: { app: { address: '/verkopen/facturen/20261100001' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'E-factuur' }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Als verstuurd markeren' }));
    await expect(await canvas.findByText(/^Uitgereikt op /)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Vrijgeven' })).toBeVisible();
    await expect(canvas.getByText(/^Verwijderen kan niet: /)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Verwijderen' })).not.toBeInTheDocument();
  },
};

/** The e-invoice as its receiver reads it: each amount says why it is what it is. */
export const EInvoiceExplained: Story = {
  parameters: { app: { address: '/verkopen/facturen' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Nog te versturen \(\d+\)$/ }),
    );
    const page = within(document.body);
    const [box] = await page.findAllByRole('checkbox');
    const row = within(box?.closest('tr') ?? document.body);
    await userEvent.click(row.getByRole('link', { name: /openen/ }));
    await userEvent.click(await page.findByRole('button', { name: 'E-factuur' }));
    await userEvent.click(await page.findByRole('button', { name: 'XML bekijken' }));
    await userEvent.click(
      await page.findByRole('button', { name: 'Waarom dit bedrag? Totaal incl. btw' }),
    );
    await expect(await page.findByText(/^Regel T7 van de berekening\./)).toBeVisible();
  },
};

/** A credit note shows how much of its invoice is left to credit, and which amounts exceed it. */
export const CreditNote: Story = {
  parameters: { app: { address: '/toevoegen/verkopen/creditnota?factuur=20261100001' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Nog te crediteren: van /)).toBeVisible();
    await expect(canvas.queryByText(/deze creditnota vraagt/)).not.toBeInTheDocument();
    const [quantity] = await canvas.findAllByRole('textbox', { name: /^Aantal Lijn/ });
    if (!quantity) throw new Error('There is no article line');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '99999');
    await userEvent.tab();
    await expect((await canvas.findAllByText(/deze creditnota vraagt/))[0]).toBeVisible();
    await expect(quantity).toHaveValue('99999');
  },
};
