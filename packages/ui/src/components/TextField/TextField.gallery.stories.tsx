import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Columns } from '../Columns/Columns.tsx';
import { labelPositions } from '../Field/labelPositions.ts';
import { TextField, textFieldTypes } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  tags: ['!autodocs'],
} satisfies Meta<typeof TextField>;

export default meta;

/** Every state. */
export const Gallery: StoryObj = {
  render: () => (
    <Columns>
      {textFieldTypes.map((type) => (
        <TextField key={type} label={`Soort ${type}`} type={type} placeholder="Voorbeeld" />
      ))}
      {labelPositions.map((position) => (
        <TextField
          key={position}
          label={`Label ${position}`}
          labelPosition={position}
          defaultValue={position}
        />
      ))}
      <TextField label="Ingevuld" defaultValue="Bakkerij Peeters" />
      <TextField label="Met hulp" description="Wat verwacht wordt, en in welke vorm." />
      <TextField label="Naam" isRequired />
      <TextField
        label="Fout"
        isRequired
        defaultValue="BE 0123"
        description="Tien cijfers."
        errorMessage="Dit nummer is te kort. Een btw-nummer heeft tien cijfers."
      />
      <TextField
        label="Waarschuwing"
        defaultValue="BE 0403.170.702"
        warning="Het controlegetal klopt niet. Kijk het na; opslaan kan wel."
      />
      <TextField
        label="Met knop"
        defaultValue="Een lange waarde naast een knop"
        action={<Button>Opzoeken</Button>}
      />
      <TextField label="Alleen lezen" isReadOnly defaultValue="1.250,00" />
      <TextField label="Niet nu" isDisabled defaultValue="Bakkerij Peeters" />
      <TextField
        label="Een lang label dat op een smal scherm of bij grote letters over meer regels loopt"
        isRequired
        defaultValue="Een lange waarde die niet in het veld past en dus achteraan wordt afgekort"
      />
    </Columns>
  ),
};
