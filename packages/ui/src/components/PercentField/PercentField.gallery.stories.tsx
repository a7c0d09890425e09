import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { labelPositions } from '../Field/labelPositions.ts';
import { PercentField } from './PercentField.tsx';

const meta = {
  title: 'Components/PercentField',
  component: PercentField,
  tags: ['!autodocs'],
} satisfies Meta<typeof PercentField>;

export default meta;

/** Every state. */
export const Gallery: StoryObj = {
  render: () => (
    <Columns>
      {labelPositions.map((position) => (
        <PercentField
          key={position}
          label={`Label ${position}`}
          labelPosition={position}
          defaultValue={2100}
        />
      ))}
      <PercentField label="Decimalen" defaultValue={550} />
      <PercentField label="Negatief" defaultValue={-250} />
      <PercentField label="Met hulp" description="Op het totaal zonder btw." isRequired />
      <PercentField label="Voorbeeld" placeholder="21 %" />
      <PercentField label="Fout" defaultValue={2100} errorMessage="Vul hoogstens 20 % in." />
      <PercentField label="Alleen lezen" isReadOnly defaultValue={2100} />
      <PercentField label="Niet nu" isDisabled defaultValue={2100} />
    </Columns>
  ),
};
