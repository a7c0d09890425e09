import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { articleWords, findArticles } from '../../testing/exampleArticles.ts';
import { Columns } from '../Columns/Columns.tsx';
import { labelPositions } from '../Field/labelPositions.ts';
import { Stack } from '../Stack/Stack.tsx';
import { DescriptionSearch } from './DescriptionSearch.tsx';

const meta = {
  title: 'Components/DescriptionSearch',
  component: DescriptionSearch,
  tags: ['!autodocs'],
} satisfies Meta<typeof DescriptionSearch>;

export default meta;

const articles = { ...articleWords, search: findArticles, delay: 0 };
const lines = 'Herstelling dakgoot\nMet nieuwe beugels';

/** Every state, and a list that is open. */
export const Gallery: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: '56rem' }}>
      <Stack>
        <Columns>
          {labelPositions.map((position) => (
            <DescriptionSearch
              {...articles}
              key={position}
              label={`Label ${position}`}
              labelPosition={position}
              defaultValue={lines}
            />
          ))}
          <DescriptionSearch {...articles} label="Leeg" placeholder="Artikel of tekst" isRequired />
          <DescriptionSearch {...articles} label="Met hulp" description="Wat de klant leest." />
          <DescriptionSearch {...articles} label="Fout" errorMessage="Vul iets in." rows={2} />
          <DescriptionSearch {...articles} label="Niet nu" defaultValue={lines} isDisabled />
        </Columns>
        <DescriptionSearch {...articles} label="Open lijst" panelWidth={400} />
      </Stack>
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Open lijst' }), 'herst');
    await within(canvasElement.ownerDocument.body).findAllByRole('option');
  },
};
