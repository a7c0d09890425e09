import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AppShell } from '../../components/AppShell/AppShell.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { Paginator } from '../../components/Paginator/Paginator.tsx';
import { exampleRows } from '../../testing/exampleRows.ts';
import { SortedTable } from '../../testing/SortedTable.tsx';

const meta = {
  title: 'Foundations/Print',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const print = () => window.print();

/** Prints the title, the rows with their header on every sheet, and the page number. */
export const List: StoryObj = {
  render: () => (
    <AppShell
      brand="Facturatie"
      navigation={[{ label: 'Klanten', href: '#klanten', icon: 'customers' }]}
      footer="Facturatie"
    >
      <Page
        title="Klanten"
        actions={
          <Button icon="document" onPress={print}>
            Afdrukken
          </Button>
        }
      >
        <SortedTable rows={exampleRows(50)} sort={{ key: 'name', direction: 'ascending' }} />
        <Paginator page={3} lastPage={12} hrefFor={(page) => `#${page}`} total="600 klanten" />
      </Page>
    </AppShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Afdrukken' })).toBeVisible();
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(51);
  },
};
