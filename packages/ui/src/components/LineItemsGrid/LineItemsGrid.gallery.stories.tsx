import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExampleGrid } from '../../testing/ExampleGrid.tsx';
import { exampleLines } from '../../testing/exampleLines.ts';
import { Stack } from '../Stack/Stack.tsx';
import {
  lineCellKinds,
  lineColumnAlignments,
  lineColumnWidths,
  type LineColumn,
} from './column.ts';
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

const cell = ({ text, isReadOnly, errorMessage }: Look) => ({
  text,
  errorMessage,
  onCommit: isReadOnly ? undefined : nothing,
});

const kinds: readonly LineColumn<Look>[] = lineCellKinds.map((kind) => ({
  key: kind,
  header: kind,
  kind,
  options,
  cell,
}));

const widths: readonly LineColumn<Look>[] = lineColumnWidths.map((width, index) => ({
  key: width,
  header: width,
  width,
  align: lineColumnAlignments[index % 2],
  cell,
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
        onAdd={nothing}
      />
      <LineItemsGrid
        caption="Breedten"
        columns={widths}
        lines={looks}
        lineKey={lookKey}
        onAdd={nothing}
        onDelete={nothing}
      />
    </Stack>
  ),
};
