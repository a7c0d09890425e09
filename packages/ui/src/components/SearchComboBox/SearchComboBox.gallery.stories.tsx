import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { customerWords, exampleCustomers, findCustomers } from '../../testing/exampleCustomers.ts';
import { Columns } from '../Columns/Columns.tsx';
import { labelPositions } from '../Field/labelPositions.ts';
import { Stack } from '../Stack/Stack.tsx';
import { SearchComboBox } from './SearchComboBox.tsx';

const meta = {
  title: 'Components/SearchComboBox',
  component: SearchComboBox,
  tags: ['!autodocs'],
} satisfies Meta<typeof SearchComboBox>;

export default meta;

const customers = { ...customerWords, search: findCustomers, delay: 0 };
const [bakery = null] = exampleCustomers;
const action = { label: 'Creer nieuwe klant', onAction: () => {} };

/** Every state, and a list that is open. */
export const Gallery: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: '56rem' }}>
      <Stack>
        <Columns>
          {labelPositions.map((position) => (
            <SearchComboBox
              {...customers}
              key={position}
              label={`Label ${position}`}
              labelPosition={position}
              defaultValue={bakery}
            />
          ))}
          <SearchComboBox {...customers} label="Leeg" placeholder="Naam of nummer" isRequired />
          <SearchComboBox {...customers} label="Met hulp" description="Op naam of nummer." />
          <SearchComboBox {...customers} label="Fout" errorMessage="Kies een klant." isRequired />
          <SearchComboBox {...customers} label="Niet nu" defaultValue={bakery} isDisabled />
        </Columns>
        <SearchComboBox {...customers} label="Open lijst" action={action} panelWidth={400} />
      </Stack>
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Open lijst' }), 'bak');
    await within(canvasElement.ownerDocument.body).findAllByRole('option', { name: /Peeters/ });
  },
};
