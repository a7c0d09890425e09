import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

/** The whole app at a new customer, on the real server inside the page. */
const meta = {
  title: 'Screens/NewCustomer',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { address: '/toevoegen/klanten' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A number is proposed; country, counting type, discount and credit have their defaults. */
export const Blank: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Klantnummer')).toHaveValue('1251');
    await expect(canvas.getByLabelText('Land')).toHaveValue('BE');
    await expect(canvas.getByLabelText('Typetelling')).toHaveValue('F');
    await expect(canvas.getByRole('button', { name: 'Get VAT' })).toBeDisabled();
    await expect(canvas.getAllByRole('tab')).toHaveLength(1);
  },
};

/** On a telephone. */
export const Narrow: Story = {
  ...Blank,
  globals: { viewport: { value: 'w320', isRotated: false } },
};

/** Without required fields nothing is sent: one warning lists the fields, and each has its error. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Opslaan' }));
    const notices = within(await canvas.findByRole('region', { name: 'Meldingen' }));
    await expect(notices.getByText('Klantgroep: required')).toBeVisible();
    await expect(notices.getByText('Naambedrijf: required')).toBeVisible();
    await expect(canvas.getByLabelText('Klantgroep')).toHaveFocus();
  },
};

/** The VAT databank fills in name and address; without a question, because the fields are empty. */
export const LookedUp: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Btwnummer'), 'BE 0403.170.701');
    await userEvent.click(canvas.getByRole('button', { name: 'Get VAT' }));
    await waitFor(() => expect(canvas.getByLabelText('Naambedrijf')).not.toHaveValue(''));
    await expect(canvas.getByLabelText('Plaats')).not.toHaveValue('');
    await expect(canvas.getByRole('tab', { name: 'Informatie' })).toBeVisible();
  },
};

/** The registry does not have the number. */
export const LookUpFailed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Btwnummer'), 'BE 0100.000.070');
    await userEvent.click(canvas.getByRole('button', { name: 'Get VAT' }));
    const notices = within(await canvas.findByRole('region', { name: 'Meldingen' }));
    await waitFor(() => expect(notices.getAllByText('Fout!')[0]).toBeVisible());
    await expect(canvas.getByLabelText('Naambedrijf')).toHaveValue('');
  },
};

/** The server cannot be reached. */
export const Failed: Story = {
  parameters: { app: { fault: { fail: 'offline' } } },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText(/De server is niet bereikbaar/)).toBeVisible();
    const notices = within(canvas.getByRole('region', { name: 'Meldingen' }));
    await expect(notices.getAllByText('Fout!')).toHaveLength(1);
  },
};

/** The server is long in answering. */
export const Slow: Story = {
  parameters: { app: { fault: { slow: Number.POSITIVE_INFINITY } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nieuwe klant' })).toBeVisible();
    await expect(canvas.queryByLabelText('Naambedrijf')).not.toBeInTheDocument();
  },
};
