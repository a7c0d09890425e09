import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { labelPositions } from '../Field/labelPositions.ts';
import { QuantityField } from './QuantityField.tsx';

const meta = {
  title: 'Components/QuantityField',
  component: QuantityField,
  tags: ['!autodocs'],
} satisfies Meta<typeof QuantityField>;

export default meta;

/** Every state. */
export const Gallery: StoryObj = {
  render: () => (
    <Columns>
      {labelPositions.map((position) => (
        <QuantityField
          key={position}
          label={`Label ${position}`}
          labelPosition={position}
          defaultValue={2500}
        />
      ))}
      <QuantityField label="Decimalen" defaultValue={125} />
      <QuantityField label="Veel" defaultValue={12500000} />
      <QuantityField label="Negatief" defaultValue={-3000} />
      <QuantityField label="Met hulp" description="In uren." isRequired />
      <QuantityField label="Voorbeeld" placeholder="2,5" />
      <QuantityField label="Fout" defaultValue={2500} errorMessage="Vul minstens 3 in." />
      <QuantityField label="Alleen lezen" isReadOnly defaultValue={2500} />
      <QuantityField label="Niet nu" isDisabled defaultValue={2500} />
    </Columns>
  ),
};
