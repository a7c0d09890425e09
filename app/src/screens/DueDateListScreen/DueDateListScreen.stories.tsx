import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

/** The whole app at the due dates, on the real server inside the page. */
const meta = {
  title: 'Screens/DueDateList',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { address: '/vervaldagen' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const headRow = 1;
const narrow = { viewport: { value: 'w320', isRotated: false } };
const notices = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Meldingen' }));
const inPage = () => within(document.body);

/** The oldest that is still to be paid first; days that are past are red. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Totaal: /)).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(headRow + 10);
    const [first] = canvas.getAllByRole('row').slice(headRow);
    await expect(first).toHaveTextContent(/te laat/);
    await expect(within(first ?? document.body).getByText('Betaling')).toBeVisible();
  },
};

/** On a telephone each is a card. */
export const Narrow: Story = { ...Loaded, globals: narrow };

/** A paid due date is last, has no Betaling, and is announced as paid, not as late. */
export const Paid: Story = {
  parameters: { app: { address: '/vervaldagen?p=9999&pp=10' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Totaal: /)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Betaling/ })).not.toBeInTheDocument();
    const rows = canvas.getAllByRole('row').slice(headRow);
    for (const row of rows) await expect(row).toHaveTextContent(/-?\d+dbetaald/);
    await expect(canvas.queryByText(/te laat/)).not.toBeInTheDocument();
  },
};

/** A customer with notes: its button stands out, and its tooltip shows them. */
export const Notes: Story = {
  parameters: {
    app: {
      customers: 1,
      prepare: [
        {
          method: 'PUT',
          path: '/auth/klanten/1001',
          body: { Notities: 'Belt liefst ’s ochtends.' },
        },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Klant 1001 openen$/ });
    if (!button) throw new Error('No row');
    await expect(button).toHaveAccessibleDescription('notities: Belt liefst ’s ochtends.');
    await userEvent.keyboard('{Shift}');
    button.focus();
    await expect(await inPage().findByRole('tooltip')).toHaveTextContent('Belt liefst');
  },
};

/** The customer in a modal; after its save the row shows the notes. */
export const Customer: Story = {
  parameters: { app: { customers: 1, documents: 3 } },
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Klant 1001 openen$/ });
    if (!button) throw new Error('No row');
    await userEvent.click(button);
    const modal = within(await inPage().findByRole('dialog', { name: /1001/ }));
    const notes = await modal.findByLabelText('Notities');
    await userEvent.clear(notes);
    await userEvent.type(notes, 'Betaalt laat');
    await userEvent.click(modal.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(notices(canvas).getByText('Opslaan Klant')).toBeVisible());
    await waitFor(() => expect(button).toHaveAccessibleDescription('notities: Betaalt laat'));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Nothing was ever sold. */
export const Empty: Story = {
  parameters: { app: { documents: 0 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nog geen vervaldagen', { selector: 'p' })).toBeVisible();
  },
};

/** Due dates, but none that fits the search. */
export const NoResult: Story = {
  parameters: { app: { address: '/vervaldagen?q=xyzxyz' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Niets gevonden voor 'xyzxyz'.")).toBeVisible();
  },
};

/** The server fails once; Opnieuw loads the list. */
export const Failed: Story = {
  parameters: { app: { fault: { fail: 500, calls: 1 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Opnieuw' }));
    await expect(await canvas.findByText(/^Totaal: /)).toBeVisible();
  },
};

/** The server is long in answering: rows hold their place. */
export const Slow: Story = {
  parameters: { app: { fault: { slow: Number.POSITIVE_INFINITY } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Vervaldagen' })).toBeVisible();
    await expect(canvas.queryByText(/Totaal/)).not.toBeInTheDocument();
  },
};
