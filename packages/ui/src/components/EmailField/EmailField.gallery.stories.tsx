import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { labelPositions } from '../Field/labelPositions.ts';
import { EmailField } from './EmailField.tsx';

const meta = {
  title: 'Components/EmailField',
  component: EmailField,
  tags: ['!autodocs'],
} satisfies Meta<typeof EmailField>;

export default meta;

/** Every state. */
export const Gallery: StoryObj = {
  render: () => (
    <Columns>
      {labelPositions.map((position) => (
        <EmailField key={position} label={`Label ${position}`} labelPosition={position} />
      ))}
      <EmailField label="Leeg" placeholder="naam@voorbeeld.be" />
      <EmailField label="Ingevuld" defaultValue="an.peeters@bakkerij.be" />
      <EmailField label="Met hulp" isRequired description="Hierheen gaan de facturen." />
      <EmailField
        label="Fout"
        defaultValue="peeters@"
        errorMessage="Vul een volledig adres in, zoals naam@voorbeeld.be."
      />
      <EmailField label="Alleen lezen" isReadOnly defaultValue="an.peeters@bakkerij.be" />
      <EmailField label="Niet nu" isDisabled defaultValue="an.peeters@bakkerij.be" />
    </Columns>
  ),
};
