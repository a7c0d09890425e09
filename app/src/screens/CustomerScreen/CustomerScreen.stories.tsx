import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

/** The whole app at one customer, on the real server inside the page. */
const meta = {
  title: 'Screens/Customer',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { address: '/klanten/1002' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const headRow = 1;
const narrow = { viewport: { value: 'w320', isRotated: false } };

const notices = () => within(document.body).findByRole('region', { name: 'Meldingen' });
const inPage = () => within(document.body);

/** All fields in their groups; the actions are sticky. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Naambedrijf')).toHaveValue('Melkveebedrijf Alfa');
    for (const name of [
      'Identiteit',
      'Facturatie',
      'Levering',
      'Financieel',
      'E-facturatie',
      'Opmerkingen',
    ])
      await expect(canvas.getByRole('group', { name })).toBeVisible();
    await expect(canvas.getByLabelText('Saldo')).toHaveAttribute('readonly');
  },
};

/** On a telephone the fields are stacked. */
export const Narrow: Story = { ...Loaded, globals: narrow };

/** Unsaved changes: the bar shows them, and Opslaan reports success. */
export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Functie'), ' (afwezig)');
    await expect(canvas.getByText('Niet opgeslagen')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Opslaan' }));
    await expect(await within(await notices()).findByText('Opslaan Klant')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Niet opgeslagen')).not.toBeInTheDocument());
  },
};

/** Wrong check digits warn beside the field, and do not block saving. */
export const Warned: Story = {
  play: async ({ canvas, userEvent }) => {
    const iban = await canvas.findByLabelText('IBAN');
    await userEvent.clear(iban);
    await userEvent.type(iban, 'BE68 5390 0754 7035');
    await userEvent.tab();
    await expect(iban).toHaveAccessibleDescription(/controlegetal/);
    await expect(iban).toBeValid();
    await userEvent.click(await canvas.findByRole('button', { name: 'Opslaan' }));
    await expect(await within(await notices()).findByText('Opslaan Klant')).toBeVisible();
  },
};

/** A Peppol id that is none stays as it was typed, with what is wrong beside it; fixed, all is saved at once. */
export const PeppolId: Story = {
  play: async ({ canvas, userEvent }) => {
    const peppolId = await canvas.findByLabelText('Peppol-id');
    await expect(canvas.getByLabelText('Afgeleid Peppol-id')).toHaveAttribute('readonly');
    await userEvent.type(peppolId, '0208:0403.170.702');
    await userEvent.click(canvas.getByLabelText('Referentie is een bestelbonnummer'));
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(peppolId).toHaveAccessibleDescription(/controlegetal/));
    await expect(peppolId).toHaveValue('0208:0403.170.702');
    await userEvent.type(peppolId, '{Backspace}1');
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await expect(await within(await notices()).findByText('Opslaan Klant')).toBeVisible();
    await expect(peppolId).toHaveValue('0208:0403170701');
    await expect(canvas.getByLabelText('Status')).toHaveValue('Ingevuld Peppol-id');
  },
};

/** The VAT databank would overwrite values: the user is asked first. */
export const VatQuestion: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get VAT' }));
    const question = within(await inPage().findByRole('alertdialog', { name: 'Bewerken' }));
    await expect(question.getByRole('button', { name: 'Bevestigen' })).toBeVisible();
    await expect(question.getByRole('button', { name: 'Annuleren' })).toHaveFocus();
  },
};

/** The quotes of the customer; a row leads to its quote. */
export const Quotes: Story = {
  parameters: { app: { address: '/klanten/1001?tab=offertes', customers: 1, documents: 60 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(headRow + 10));
    await expect(canvas.getByRole('columnheader', { name: 'Offertenummer' })).toBeVisible();
  },
};

/** Its invoices, with what is still to be paid; Meer appends the next ones. */
export const MoreInvoices: Story = {
  parameters: { app: { address: '/klanten/1001?tab=facturen', customers: 1, documents: 60 } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(headRow + 10));
    await userEvent.click(canvas.getByRole('button', { name: 'Meer' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(headRow + 20));
    await expect(canvas.getByRole('columnheader', { name: 'Saldo' })).toBeVisible();
  },
};

/** What it paid. */
export const Payments: Story = {
  parameters: { app: { address: '/klanten/1001?tab=betalingen', customers: 1, documents: 60 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(headRow));
    await expect(canvas.getByRole('columnheader', { name: 'BankNaam' })).toBeVisible();
  },
};

/** Its credit notes; those of another program have no lines to open. */
export const CreditNotes: Story = {
  parameters: { app: { address: '/klanten/1001?tab=creditnotas', customers: 1, documents: 60 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(headRow));
    await expect(canvas.getByRole('columnheader', { name: 'Leverdatum' })).toBeVisible();
    await expect(within(canvas.getByRole('tabpanel')).queryByRole('link')).toBeNull();
  },
};

/** Nothing was sold yet. */
export const EmptyTab: Story = {
  parameters: { app: { address: '/klanten/1002?tab=facturen', documents: 0 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nog geen facturen', { selector: 'p' })).toBeVisible();
  },
};

/** Links to public registers, by the digits of the VAT number. */
export const Registers: Story = {
  parameters: { app: { address: '/klanten/1002?tab=informatie' } },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('tabpanel', { name: 'Informatie' }));
    await expect(panel.getAllByRole('link')).toHaveLength(4);
  },
};

/** There is no such customer. */
export const Unknown: Story = {
  parameters: { app: { address: '/klanten/bestaat-niet' } },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText(/Deze klant bestaat niet/)).toBeVisible();
    const said = within(await notices());
    await expect(await said.findByText('Fout!')).toBeVisible();
    await expect(said.getByText(/Deze klant bestaat niet/)).toBeVisible();
  },
};

/** The server cannot be reached. */
export const Failed: Story = {
  parameters: { app: { fault: { fail: 'offline' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Opnieuw' })).toBeVisible();
    const said = within(await notices());
    await expect(said.getAllByText(/De server is niet bereikbaar/)).toHaveLength(1);
  },
};

/** The server answers slowly: the space of the fields is reserved. */
export const Slow: Story = {
  parameters: { app: { fault: { slow: Number.POSITIVE_INFINITY } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Klant 1002' })).toBeVisible();
    await expect(canvas.queryByLabelText('Naambedrijf')).not.toBeInTheDocument();
  },
};

/** The server fails during a save: a message is shown, and the typed values stay. */
export const SaveFailed: Story = {
  parameters: { app: { fault: { method: 'PUT', fail: 500, calls: 1 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Notities'), 'Belt liefst na 17 uur');
    await userEvent.click(await canvas.findByRole('button', { name: 'Opslaan' }));
    await expect(await within(await notices()).findByText('Fout!')).toBeVisible();
    await expect(canvas.getByLabelText('Notities')).toHaveValue('Belt liefst na 17 uur');
    await userEvent.click(await canvas.findByRole('button', { name: 'Opslaan' }));
    await expect(await within(await notices()).findByText('Opslaan Klant')).toBeVisible();
  },
};

/** Another user saved first: the versions are side by side, and nothing is overwritten before a choice. */
export const Conflict: Story = {
  parameters: {
    app: {
      colleague: [
        {
          method: 'PUT',
          path: '/auth/klanten/1002',
          body: { Klantgroep: 2, Functie: 'Zaakvoerder' },
        },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const jobTitle = await canvas.findByLabelText('Functie');
    await userEvent.clear(jobTitle);
    await userEvent.type(jobTitle, 'Bestuurder');
    await userEvent.click(await canvas.findByRole('button', { name: 'Opslaan' }));
    const conflict = within(await inPage().findByRole('dialog', { name: 'Intussen gewijzigd' }));
    await expect(conflict.getByRole('row', { name: /Functie/ })).toHaveTextContent(
      /Zaakvoerder.*Bestuurder/,
    );
    await expect(conflict.getByRole('row', { name: /Klantgroep/ })).toBeVisible();
  },
};
