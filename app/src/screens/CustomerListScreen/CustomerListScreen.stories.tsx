import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

/** The whole app at `/klanten`, on the real server inside the page. */
const meta = {
  title: 'Screens/CustomerList',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { address: '/klanten' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const headRow = 1;

/** The first page of ten. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Totaal: 250')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(headRow + 10);
  },
};

/** A direct link to a later page with another size. */
export const ThirdPageOfTwenty: Story = {
  parameters: { app: { address: '/klanten?p=3&pp=20' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Totaal: 250')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(headRow + 20);
    await expect(canvas.getByRole('link', { current: 'page', name: /3/ })).toBeVisible();
  },
};

/** Typing waits a second, then searches. */
export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Totaal: 250');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Klanten zoeken' }), 'gent');
    await waitFor(() => expect(canvas.getByText(/^Totaal: \d\d?$/)).toBeVisible());
    for (const row of canvas.getAllByRole('row').slice(headRow))
      await expect(row).toHaveTextContent(/gent/i);
  },
};

/** No customer at all. */
export const Empty: Story = {
  parameters: { app: { customers: 0 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nog geen klanten', { selector: 'p' })).toBeVisible();
  },
};

/** Customers, but none that fits the search. */
export const NoResult: Story = {
  parameters: { app: { address: '/klanten?q=xyzxyz' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Geen resultaat', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText("Niets gevonden voor 'xyzxyz'.")).toBeVisible();
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

/** The server fails once; Opnieuw loads the list. */
export const TriedAgain: Story = {
  parameters: { app: { fault: { fail: 500, calls: 1 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Opnieuw' }));
    await expect(await canvas.findByText('Totaal: 250')).toBeVisible();
  },
};

/** The server is long in answering: rows hold their place. */
export const Slow: Story = {
  parameters: { app: { fault: { slow: Number.POSITIVE_INFINITY } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Klanten' })).toBeVisible();
    await expect(canvas.queryByText(/Totaal/)).not.toBeInTheDocument();
  },
};

/** The session has ended on the server: back to the login page, with a message. */
export const SessionEnded: Story = {
  parameters: { app: { fault: { fail: 401, calls: 1 } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Interne bedrijfsapplicatie' }),
    ).toBeVisible();
    const notices = within(canvas.getByRole('region', { name: 'Meldingen' }));
    await expect(notices.getByText(/U bent niet meer aangemeld/)).toBeVisible();
  },
};
