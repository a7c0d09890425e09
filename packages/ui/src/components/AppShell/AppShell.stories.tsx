import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { exampleColumns, exampleRows, type ExampleRow } from '../../testing/exampleRows.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { Page } from '../Page/Page.tsx';
import type { NavigationEntry } from '../Sidebar/navigation.ts';
import { AppShell } from './AppShell.tsx';

const texts = nlBE.appShell;
const logOut = fn();

const navigation: readonly NavigationEntry[] = [
  { label: 'Dashboard', href: '#', icon: 'dashboard' },
  {
    label: 'Verkopen',
    icon: 'sales',
    links: [
      { label: 'Facturen', href: '#facturen' },
      { label: 'Offertes', href: '#offertes' },
    ],
  },
  { label: 'Vervaldagen', href: '#vervaldagen', icon: 'dueDate' },
  {
    label: 'Klanten',
    icon: 'customers',
    links: [
      { label: 'Klantenlijst', href: '#klanten', current: 'page' },
      { label: 'Groepen', href: '#groepen' },
    ],
  },
];

const narrow = { viewport: { value: 'w320', isRotated: false } };
const wide = { viewport: { value: 'w1280', isRotated: false } };

const meta = {
  title: 'Components/AppShell',
  component: AppShell,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void logOut.mockClear(),
  args: {
    brand: 'Facturatie',
    navigation,
    account: [{ label: 'Logout', href: '#login', icon: 'logOut', onFollow: logOut }],
    footer: 'Facturatie, © 2023',
    children: (
      <Page
        title="Klanten"
        actions={
          <ButtonLink href="#toevoegen" tone="accent" variant="solid" icon="add">
            Toevoegen
          </ButtonLink>
        }
      >
        <DataTable
          caption="Klanten"
          columns={exampleColumns}
          rows={exampleRows(8)}
          rowKey={(row: ExampleRow) => row.number}
          rowHref={(row) => `#klanten/${row.number}`}
        />
      </Page>
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Landmarks with names, the navigation beside the page. */
export const Plain: Story = {
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('banner');
    await expect(within(header).getByText('Facturatie')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: texts.navigation })).toBeVisible();
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('heading', { level: 1 }),
    );
    // It comes once it is known that nothing is on its way.
    await expect(await canvas.findByRole('contentinfo')).toHaveTextContent('© 2023');
    await expect(canvas.queryByRole('button', { name: texts.menu })).toBeNull();
    const account = canvas.getByRole('navigation', { name: texts.account });
    await userEvent.click(within(account).getByRole('link', { name: 'Logout' }));
    await expect(logOut).toHaveBeenCalledOnce();
  },
};

/** The first Tab shows a skip link. */
export const SkipLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: texts.skip });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(skip.getBoundingClientRect().bottom).toBeLessThan(0);
  },
};

/** Signed out: no account, and links are disabled. */
export const SignedOut: Story = {
  globals: wide,
  args: {
    account: [],
    navigation: [
      { label: 'Vervaldagen', href: '#vervaldagen', icon: 'dueDate', isDisabled: true },
      { label: 'Klanten', icon: 'customers', links: [], isDisabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: texts.account })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Vervaldagen' })).not.toHaveAttribute('href');
  },
};

/** Without space beside the page the navigation is a menu under the header. */
export const Narrow: Story = {
  globals: narrow,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: texts.menu });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('navigation', { name: texts.navigation })).toBeNull();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const menu = canvas.getByRole('navigation', { name: texts.navigation });
    await expect(menu).toHaveAttribute('id', button.getAttribute('aria-controls'));
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await expect(within(menu).getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Escape closes the menu and gives the focus back to its button. */
export const MenuAndEscape: Story = {
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: texts.menu });
    await userEvent.click(button);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('navigation', { name: texts.navigation })).toBeNull();
  },
};

/** A followed link closes the menu; opening a group in it does not. The focus continues in the page. */
export const MenuAndLink: Story = {
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.menu }));
    await userEvent.click(canvas.getByRole('button', { name: 'Verkopen' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Facturen' }));
    await expect(canvas.queryByRole('navigation', { name: texts.navigation })).toBeNull();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** The menu never lies over what has the focus: it closes when the focus continues into the page. */
export const MenuAndTab: Story = {
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: texts.menu });
    await userEvent.click(button);
    canvas.getByRole('link', { name: 'Groepen' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Toevoegen' })).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
