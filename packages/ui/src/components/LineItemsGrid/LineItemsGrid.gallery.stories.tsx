import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExampleGrid } from '../../testing/ExampleGrid.tsx';
import { exampleLines } from '../../testing/exampleLines.ts';
import { Stack } from '../Stack/Stack.tsx';
import { lineColumnAlignments, lineColumnWidths, type LineColumn } from './column.ts';
import { LineItemsGrid } from './LineItemsGrid.tsx';

const meta = {
  title: 'Components/LineItemsGrid',
  component: LineItemsGrid,
  tags: ['!autodocs'],
} satisfies Meta<typeof LineItemsGrid>;

export default meta;

interface Look {
  id: string;
  text: string;
  isReadOnly?: boolean;
  errorMessage?: string;
}

const looks: readonly Look[] = [
  { id: 'a', text: 'Gewoon' },
  { id: 'b', text: 'Alleen lezen', isReadOnly: true },
  { id: 'c', text: 'Fout', errorMessage: 'Kies iets anders.' },
];
const options = looks.map(({ text }) => ({ key: text, label: text }));
const nothing = () => {};

const textCell = ({ text, isReadOnly, errorMessage }: Look) => ({
  value: text,
  errorMessage,
  isReadOnly,
});
const kinds: readonly LineColumn<Look>[] = [
  { kind: 'text', key: 'text', header: 'text', cell: textCell },
  { kind: 'text', key: 'multiline', header: 'multiline', isMultiline: true, cell: textCell },
  { kind: 'choice', key: 'choice', header: 'choice', options, cell: textCell },
  { kind: 'output', key: 'output', header: 'output', cell: textCell },
];
const widths: readonly LineColumn<Look>[] = lineColumnWidths.map((width, index) => ({
  kind: 'text',
  key: width,
  header: width,
  width,
  align: lineColumnAlignments[index % 2] ?? 'start',
  cell: textCell,
}));

const lookKey = ({ id }: Look) => id;

/** With editors and totals, with nothing, every kind of cell in every state, every width and side. */
export const Gallery: StoryObj = {
  render: () => (
    <Stack space="large">
      <ExampleGrid lines={exampleLines(4)} />
      <ExampleGrid lines={[]} />
      <LineItemsGrid
        caption="Soorten"
        columns={kinds}
        lines={looks}
        lineKey={lookKey}
        onEdit={nothing}
        onAdd={nothing}
      />
      <LineItemsGrid
        caption="Breedten"
        columns={widths}
        lines={looks}
        lineKey={lookKey}
        onEdit={nothing}
        onAdd={nothing}
        onDelete={nothing}
      />
    </Stack>
  ),
};
