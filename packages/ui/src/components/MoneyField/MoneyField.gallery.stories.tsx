import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { labelPositions } from '../Field/labelPositions.ts';
import { MoneyField } from './MoneyField.tsx';

const meta = {
  title: 'Components/MoneyField',
  component: MoneyField,
  tags: ['!autodocs'],
} satisfies Meta<typeof MoneyField>;

export default meta;

/** Every state. */
export const Gallery: StoryObj = {
  render: () => (
    <Columns>
      {labelPositions.map((position) => (
        <MoneyField
          key={position}
          label={`Label ${position}`}
          labelPosition={position}
          defaultValue={123450}
        />
      ))}
      <MoneyField label="Zonder punten" isGrouped={false} defaultValue={123450} />
      <MoneyField label="Negatief" defaultValue={-1250} />
      <MoneyField label="Alleen cijfers" acceptsDigitsOnly defaultValue={0} />
      <MoneyField label="Het grootste bedrag" defaultValue={9007199254740991} />
      <MoneyField label="Met hulp" description="Zonder btw." isRequired />
      <MoneyField label="Voorbeeld" placeholder="12,50" />
      <MoneyField label="Fout" defaultValue={123450} errorMessage="Vul hoogstens 1.000,00 in." />
      <MoneyField label="Alleen lezen" isReadOnly defaultValue={123450} />
      <MoneyField label="Niet nu" isDisabled defaultValue={123450} />
    </Columns>
  ),
};
