import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../Page/Page.tsx';
import { Text } from '../Text/Text.tsx';
import { AppShell } from './AppShell.tsx';

const meta = {
  title: 'Components/AppShell',
  component: AppShell,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppShell>;

export default meta;

/** With all its optional parts. */
export const Gallery: StoryObj = {
  render: () => (
    <AppShell
      brand="Facturatie"
      account={[
        { label: 'Profiel', href: '#profiel', icon: 'user', isDisabled: true },
        { label: 'Logout', href: '#login', icon: 'logOut' },
      ]}
      navigation={[
        { label: 'Dashboard', href: '#', icon: 'dashboard' },
        { label: 'Vervaldagen', href: '#vervaldagen', icon: 'dueDate', isDisabled: true },
        {
          label: 'Klanten',
          icon: 'customers',
          links: [
            { label: 'Klantenlijst', href: '#klanten', current: 'page' },
            { label: 'Groepen', href: '#groepen' },
          ],
        },
      ]}
      footer="Facturatie, © 2023"
    >
      <Page title="Klanten" description="268 klanten">
        <Text>Wat op de pagina staat.</Text>
      </Page>
    </AppShell>
  ),
};
