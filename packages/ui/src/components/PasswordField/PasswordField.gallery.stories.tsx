import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { PasswordField, passwordKinds } from './PasswordField.tsx';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  tags: ['!autodocs'],
} satisfies Meta<typeof PasswordField>;

export default meta;

/** Every state. */
export const Gallery: StoryObj = {
  render: () => (
    <Columns>
      {passwordKinds.map((kind) => (
        <PasswordField key={kind} label={kind} autoComplete={kind} />
      ))}
      <PasswordField label="Ingevuld" defaultValue="zon-maan-ster" />
      <PasswordField label="Met hulp" description="Minstens twaalf tekens." isRequired />
      <PasswordField label="Fout" errorMessage="Vul uw wachtwoord in." isRequired />
      <PasswordField label="Niet nu" isDisabled defaultValue="zon-maan-ster" />
    </Columns>
  ),
};
