import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { Columns } from '../Columns/Columns.tsx';
import { labelPositions } from '../Field/labelPositions.ts';
import { Stack } from '../Stack/Stack.tsx';
import { SuggestField } from './SuggestField.tsx';

const meta = {
  title: 'Components/SuggestField',
  component: SuggestField,
  tags: ['!autodocs'],
} satisfies Meta<typeof SuggestField>;

export default meta;

const cities = ['Aalst', 'Gent', 'Genk', 'Geraardsbergen'];

/** Every state, and a list that is open. */
export const Gallery: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: '52rem' }}>
      <Stack>
        <Columns>
          {labelPositions.map((position) => (
            <SuggestField
              key={position}
              label={`Label ${position}`}
              labelPosition={position}
              suggestions={cities}
              defaultValue="Gent"
            />
          ))}
          <SuggestField label="Leeg" suggestions={cities} placeholder="Gent" isRequired />
          <SuggestField label="Met hulp" suggestions={cities} description="Waar u woont." />
          <SuggestField label="Fout" suggestions={cities} errorMessage="Vul een gemeente in." />
          <SuggestField label="Niet nu" suggestions={cities} defaultValue="Gent" isDisabled />
        </Columns>
        <SuggestField label="Open lijst" suggestions={cities} />
      </Stack>
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Open lijst' }), 'g');
    await within(canvasElement.ownerDocument.body).findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
  },
};
