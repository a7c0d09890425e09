import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { currentPlaces } from './navigation.ts';
import { Sidebar } from './Sidebar.tsx';

const meta = {
  title: 'Components/Sidebar',
  component: Sidebar,
  tags: ['!autodocs'],
} satisfies Meta<typeof Sidebar>;

export default meta;

/** Links and groups: open, closed, current, disabled, long. */
export const Gallery: StoryObj = {
  render: () => (
    <Columns>
      {currentPlaces.map((current) => (
        <Sidebar
          key={current}
          label={`Op de plaats: ${current}`}
          entries={[
            { label: 'Dashboard', href: '#', icon: 'dashboard' },
            {
              label: 'Verkopen',
              icon: 'sales',
              links: [
                { label: 'Facturen', href: '#facturen', current },
                { label: 'Offertes', href: '#offertes' },
              ],
            },
            { label: 'Klanten', icon: 'customers', links: [] },
            { label: 'Vervaldagen', href: '#vervaldagen', icon: 'dueDate', current },
          ]}
        />
      ))}
      <Sidebar
        label="Niet nu"
        entries={[
          { label: 'Dashboard', href: '#', icon: 'dashboard', isDisabled: true },
          { label: 'Verkopen', icon: 'sales', links: [], isDisabled: true },
          {
            label: 'Een groep met een naam die over meer dan één regel loopt',
            icon: 'customers',
            isActive: true,
            links: [
              { label: 'Een link met een naam die over meer dan één regel loopt', href: '#lang' },
              { label: 'Niet nu', href: '#niet', isDisabled: true },
            ],
          },
        ]}
      />
    </Columns>
  ),
};
