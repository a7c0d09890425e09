import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import type { NavigationEntry } from './navigation.ts';
import { Button } from '../Button/Button.tsx';
import { Sidebar } from './Sidebar.tsx';

/** The places of an application, seen from one of them. */
function entriesAt(place: string): NavigationEntry[] {
  const link = (label: string, href: string) => ({
    label,
    href,
    current: place === href ? ('page' as const) : undefined,
  });
  return [
    { ...link('Dashboard', '#'), icon: 'dashboard' },
    {
      label: 'Verkopen',
      icon: 'sales',
      links: [link('Facturen', '#facturen'), link('Offertes', '#offertes')],
    },
    { ...link('Vervaldagen', '#vervaldagen'), icon: 'dueDate' },
    {
      label: 'Klanten',
      icon: 'customers',
      links: [link('Klantenlijst', '#klanten'), link('Groepen', '#groepen')],
    },
  ];
}

const meta = {
  title: 'Components/Sidebar',
  component: Sidebar,
  tags: ['!autodocs'],
  args: { entries: entriesAt('#klanten') },
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The group of the current page is open, its link is `aria-current`. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: nlBE.appShell.navigation });
    await expect(within(nav).getByRole('button', { name: 'Klanten' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(within(nav).getByRole('link', { name: 'Klantenlijst' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(within(nav).queryByRole('link', { name: 'Facturen' })).toBeNull();
    // The marker of an item takes no room.
    for (const link of within(nav).getAllByRole('link'))
      await expect(link.closest('li')?.offsetHeight).toBe(link.offsetHeight);
  },
};

/** A group opens and closes; what it opens is the list that the button names. */
export const Groups: Story = {
  play: async ({ canvas, userEvent }) => {
    const sales = canvas.getByRole('button', { name: 'Verkopen' });
    await userEvent.click(sales);
    await expect(sales).toHaveAttribute('aria-expanded', 'true');
    const invoices = canvas.getByRole('link', { name: 'Facturen' });
    await expect(invoices).toBeVisible();
    await expect(invoices.closest('ul')).toHaveAttribute('id', sales.getAttribute('aria-controls'));
    await userEvent.click(sales);
    await expect(canvas.queryByRole('link', { name: 'Facturen' })).toBeNull();
  },
};

/** Navigation opens the group of the page, even after the user closed it. */
export const FollowsThePlace: Story = {
  render: function Application() {
    const [place, setPlace] = useState('#klanten');
    return (
      <>
        <Sidebar entries={entriesAt(place)} />
        {['#groepen', '#offertes', '#vervaldagen'].map((href) => (
          <Button key={href} onPress={() => setPlace(href)}>
            Ga naar {href}
          </Button>
        ))}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const go = (href: string) =>
      userEvent.click(canvas.getByRole('button', { name: `Ga naar ${href}` }));
    const isOpen = (name: string) =>
      canvas.getByRole('button', { name }).getAttribute('aria-expanded');
    await userEvent.click(canvas.getByRole('button', { name: 'Klanten' }));
    await expect(isOpen('Klanten')).toBe('false');
    await go('#groepen');
    await expect(isOpen('Klanten')).toBe('true');
    await userEvent.click(canvas.getByRole('button', { name: 'Verkopen' }));
    await go('#vervaldagen');
    await expect([isOpen('Klanten'), isOpen('Verkopen')]).toEqual(['false', 'true']);
    await go('#offertes');
    await expect(isOpen('Verkopen')).toBe('true');
  },
};

/** A page without its own link, such as a new customer, marks that of its section. */
export const InASection: Story = {
  args: {
    entries: [
      {
        label: 'Klanten',
        icon: 'customers',
        links: [{ label: 'Klantenlijst', href: '#klanten', current: 'section' }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Klantenlijst' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/** Signed out: disabled links have no address. */
export const Unavailable: Story = {
  args: {
    entries: [
      { label: 'Vervaldagen', href: '#vervaldagen', icon: 'dueDate', isDisabled: true },
      { label: 'Verkopen', icon: 'sales', links: [], isDisabled: true },
      {
        label: 'Klanten',
        icon: 'customers',
        isActive: true,
        links: [{ label: 'Klantenlijst', href: '#klanten', isDisabled: true }],
      },
    ],
  },
  play: async ({ canvas }) => {
    for (const name of ['Vervaldagen', 'Klantenlijst']) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('aria-disabled', 'true');
      await expect(link).not.toHaveAttribute('href');
    }
    await expect(canvas.getByRole('button', { name: 'Verkopen' })).toBeDisabled();
  },
};
