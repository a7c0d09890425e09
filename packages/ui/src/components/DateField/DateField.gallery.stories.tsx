import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { labelPositions } from '../Field/labelPositions.ts';
import { DateField } from './DateField.tsx';
import { DateFieldCalendar } from './DateFieldCalendar.tsx';

const meta = {
  title: 'Components/DateField',
  component: DateField,
  tags: ['!autodocs'],
} satisfies Meta<typeof DateField>;

export default meta;

/** Every state. */
export const Gallery: StoryObj = {
  render: () => (
    <Columns>
      {labelPositions.map((position) => (
        <DateField
          key={position}
          label={`Label ${position}`}
          labelPosition={position}
          defaultValue={'2026-03-05'}
        />
      ))}
      <DateField label="Leeg" />
      <DateField label="De langste datum" defaultValue="2026-12-31" />
      <DateField label="Met hulp" description="De dag van levering." isRequired />
      <DateField label="Voorbeeld" placeholder="5/03/2026" />
      <DateField
        label="Fout"
        defaultValue={'2026-03-05'}
        errorMessage="Deze dag is nog niet geboekt."
      />
      <DateField
        label="Waarschuwing"
        defaultValue="2025-03-05"
        warning="Deze dag ligt voor de datum van de factuur."
      />
      <DateField label="Alleen lezen" isReadOnly defaultValue={'2026-03-05'} />
      <DateField label="Niet nu" isDisabled defaultValue={'2026-03-05'} />
      <DateField label="Met kalender" calendar={DateFieldCalendar} defaultValue="2026-03-05" />
      <DateField label="Kalender, niet nu" calendar={DateFieldCalendar} isDisabled />
    </Columns>
  ),
};
