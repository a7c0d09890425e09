import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { labelPositions } from '../Field/labelPositions.ts';
import { Select } from './Select.tsx';

const meta = {
  title: 'Components/Select',
  component: Select,
  tags: ['!autodocs'],
} satisfies Meta<typeof Select>;

export default meta;

const countries = [
  { key: 'BE', label: 'België' },
  { key: 'NL', label: 'Nederland' },
  { key: 'GB', label: 'Verenigd Koninkrijk van Groot-Brittannië en Noord-Ierland' },
];

/** Every state. */
export const Gallery: StoryObj = {
  render: () => (
    <Columns>
      {labelPositions.map((position) => (
        <Select
          key={position}
          label={`Label ${position}`}
          labelPosition={position}
          options={countries}
          defaultValue="BE"
        />
      ))}
      <Select label="Nog niets gekozen" options={countries} isRequired />
      <Select label="Niets is een keuze" options={countries} emptyLabel="Geen land" />
      <Select label="Onbekende sleutel" options={countries} defaultValue="XK" />
      <Select label="Lange keuze" options={countries} defaultValue="GB" />
      <Select label="Met hulp" options={countries} defaultValue="NL" description="Voor de btw." />
      <Select label="Fout" options={countries} isRequired errorMessage="Kies een land." />
      <Select label="Niet nu" options={countries} defaultValue="BE" isDisabled />
    </Columns>
  ),
};
