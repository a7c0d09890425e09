import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices } from '../../testing/choices.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Card } from '../Card/Card.tsx';
import { Columns } from '../Columns/Columns.tsx';
import { Form } from '../Form/Form.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Page } from './Page.tsx';
import { pageWidths } from './pageWidths.ts';

const meta = {
  title: 'Components/Page',
  component: Page,
  tags: ['!autodocs'],
  argTypes: choices({ width: pageWidths }),
  args: { title: 'Klanten', children: <Card>Wat op de pagina staat.</Card> },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A wide table with search and actions. */
export const List: Story = {
  args: {
    width: 'list',
    search: (
      <SearchField label="Klanten zoeken" labelPosition="hidden" value="" onSearch={() => {}} />
    ),
    actions: (
      <ButtonLink href="#toevoegen/klanten" icon="add" tone="accent" variant="solid">
        Toevoegen
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Klanten' });
    title.focus();
    await expect(title).toHaveFocus();
    await expect(canvas.getByRole('searchbox', { name: 'Klanten zoeken' })).toBeVisible();
  },
};

/** A form with fields side by side. */
export const WideForm: Story = {
  args: { width: 'page', title: 'Bakkerij Peeters', description: 'Klant 1042' },
};

/** A form of reading width. */
export const Details: Story = {
  args: {
    width: 'reading',
    title: 'Bakkerij Peeters',
    description: 'Klant 1042',
    children: (
      <Card>
        <Form aria-label="Klant">
          <TextField label="Naam bedrijf" isRequired defaultValue="Bakkerij Peeters" />
          <Columns>
            <TextField label="Btw-nummer" defaultValue="BE 0403.019.261" />
            <Select
              label="Typetelling"
              isRequired
              defaultValue="F"
              options={[
                { key: 'F', label: 'Factuur' },
                { key: 'V', label: 'Btw verlegd' },
              ]}
            />
          </Columns>
          <TextField label="E-mail" type="email" description="Hierheen gaan de facturen." />
          <Inline>
            <Button type="submit" tone="accent" variant="solid">
              Opslaan
            </Button>
            <Button>Terug</Button>
          </Inline>
        </Form>
      </Card>
    ),
  },
};

/** One column of fields. */
export const Login: Story = {
  args: {
    width: 'narrow',
    title: 'Aanmelden',
    children: (
      <Card>
        <Form aria-label="Aanmelden">
          <TextField label="Gebruikersnaam" autoComplete="username" isRequired />
          <PasswordField label="Wachtwoord" isRequired />
          <Button type="submit" tone="accent" variant="solid" isFullWidth>
            Aanmelden
          </Button>
        </Form>
      </Card>
    ),
  },
};
