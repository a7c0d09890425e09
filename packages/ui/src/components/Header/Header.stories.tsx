import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Header } from './Header.tsx';

const texts = nlBE.appShell;
const logOut = fn();

const meta = {
  title: 'Components/Header',
  component: Header,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void logOut.mockClear(),
  decorators: [
    (Shown) => (
      <>
        <Shown />
        <main>De pagina.</main>
      </>
    ),
  ],
  args: {
    brand: 'Facturatie',
    account: [
      { label: 'Profiel', href: '#profiel', icon: 'user' },
      { label: 'Logout', href: '#login', icon: 'logOut', onFollow: logOut },
    ],
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A named landmark with the links of the account. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('banner');
    await expect(within(header).getByText('Facturatie')).toBeVisible();
    const account = within(header).getByRole('navigation', { name: texts.account });
    const [profile, leave] = within(within(account).getByRole('list')).getAllByRole('link');
    await expect(profile).toHaveAttribute('href', '#profiel');
    await userEvent.click(leave ?? header);
    await expect(logOut).toHaveBeenCalledOnce();
  },
};

/** Signed out: no empty landmark. */
export const SignedOut: Story = {
  args: { account: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** A disabled link has no address. */
export const Unavailable: Story = {
  args: { account: [{ label: 'Profiel', href: '#profiel', icon: 'user', isDisabled: true }] },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Profiel' });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).not.toHaveAttribute('href');
    await userEvent.tab();
    await expect(link).not.toHaveFocus();
  },
};

/** Buttons for the whole application are at the end, last in the tab order. */
export const WithButtons: Story = {
  args: { children: <IconButton icon="info" label="Hulp" /> },
  play: async ({ canvas, userEvent }) => {
    const help = canvas.getByRole('button', { name: 'Hulp' });
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await userEvent.tab();
    await expect(help).toHaveFocus();
  },
};
