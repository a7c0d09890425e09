import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** The whole app at `/login`, on the real server inside the page. Its user is demo, with password demo. */
const meta = {
  title: 'Screens/Login',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { address: '/login', signedIn: false } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Interne bedrijfsapplicatie' }),
    ).toBeVisible();
    await expect(canvas.queryByText('Logout')).not.toBeInTheDocument();
  },
};

/** Missing fields are reported only on submit. */
export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Username is required')).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Aanmelden' }));
    await expect(await canvas.findByText('Username is required')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
  },
};

/** The reason is in an alert under the form; the input stays. */
export const WrongPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Gebruikersnaam/), 'demo');
    await userEvent.type(canvas.getByLabelText(/^Wachtwoord/), 'verkeerd{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Aanmelden' })).toBeEnabled();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/wachtwoord/i);
    await expect(canvas.getByLabelText(/Gebruikersnaam/)).toHaveValue('demo');
  },
};

/** The server cannot be reached. */
export const Failed: Story = {
  parameters: { app: { fault: { fail: 'offline' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Gebruikersnaam/), 'demo');
    await userEvent.type(canvas.getByLabelText(/^Wachtwoord/), 'demo{Enter}');
    await expect(await canvas.findByText(/De server is niet bereikbaar/)).toBeVisible();
  },
};

/** The server is long in answering: the button says that it is busy. */
export const Slow: Story = {
  parameters: { app: { fault: { slow: Number.POSITIVE_INFINITY } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Gebruikersnaam/), 'demo');
    await userEvent.type(canvas.getByLabelText(/^Wachtwoord/), 'demo{Enter}');
    const button = canvas.getByRole('button', { name: /Aanmelden/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(button).toHaveAccessibleDescription();
  },
};

/** By keyboard alone, and on to the page that was requested. */
export const LogsIn: Story = {
  parameters: { app: { address: '/klanten?p=2' } },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/Gebruikersnaam/);
    name.focus();
    await userEvent.keyboard('demo{Tab}demo{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Klanten' })).toBeVisible();
    await expect(await canvas.findByText('Totaal: 250')).toBeVisible();
  },
};
