import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

/** The whole app at `/groepen/klanten`, on the real server inside the page. */
const meta = {
  title: 'Screens/CustomerGroupList',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { address: '/groepen/klanten' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const headRow = 1;

/** The first page of ten. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Totaal: 12')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(headRow + 10);
  },
};

/** What is typed is looked for by Zoeken or Enter; Reset shows all again. */
export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Totaal: 12');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Groepen zoeken' }), 'horeca{Enter}');
    await expect(await canvas.findByText('Totaal: 1')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Horeca' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(canvas.getByText('Totaal: 12')).toBeVisible());
  },
};

/** Groups, but none that fits the filter. */
export const NoResult: Story = {
  parameters: { app: { address: '/groepen/klanten?q=xyzxyz' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Niets gevonden voor 'xyzxyz'.")).toBeVisible();
  },
};

/** No group at all. */
export const Empty: Story = {
  parameters: { app: { customers: 0 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nog geen groepen', { selector: 'p' })).toBeVisible();
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
    await expect(await canvas.findByRole('heading', { name: 'Groep Klanten' })).toBeVisible();
    await expect(canvas.queryByText(/Totaal/)).not.toBeInTheDocument();
  },
};

/** On a telephone rows are cards. */
export const Narrow: Story = {
  ...Loaded,
  globals: { viewport: { value: 'w320', isRotated: false } },
};
