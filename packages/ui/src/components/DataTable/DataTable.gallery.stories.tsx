import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleColumns, exampleRows, type ExampleRow } from '../../testing/exampleRows.ts';
import { sortableColumns, SortedTable } from '../../testing/SortedTable.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import {
  tableCardPlaces,
  tableColumnAlignments,
  tableColumnRests,
  tableColumnWidths,
  type Column,
} from './column.ts';
import { DataTable } from './DataTable.tsx';
import { sortDirections } from './sorting.ts';

const meta = {
  title: 'Components/DataTable',
  component: DataTable<ExampleRow>,
  tags: ['!autodocs'],
} satisfies Meta<typeof DataTable<ExampleRow>>;

export default meta;

const looks: readonly Column<ExampleRow>[] = tableColumnAlignments.flatMap((align) =>
  tableColumnWidths.map((width) => ({
    key: `${align}-${width}`,
    header: `${width} ${align}`,
    cell: (row: ExampleRow) => row.balance,
    align,
    width,
  })),
);
/**
 * The columns that sort are at the edges of the table: between them a name begins at a part of a
 * pixel, which a browser draws in one way today and in another tomorrow.
 */
const sortedColumns = [
  ...sortableColumns.filter(({ key }) => key === 'name'),
  ...exampleColumns.filter(({ key }) => ['street', 'city'].includes(key)),
  ...sortableColumns.filter(({ key }) => key === 'balance'),
];
const cell = (row: ExampleRow) => row.name;
const places: readonly Column<ExampleRow>[] = [
  ...tableCardPlaces.map((card) => ({ key: card, header: card, cell, card })),
  ...tableColumnRests.map((takesRest) => ({ key: takesRest, header: takesRest, cell, takesRest })),
];
const rowKey = (row: ExampleRow) => row.number;
const rowHref = (row: ExampleRow) => `#klanten/${row.number}`;
const editButton = (row: ExampleRow) => (
  <Button size="small" variant="soft" icon="edit">
    {row.number}
  </Button>
);

/** With links, with actions, sorted both ways, under way for the first and for the next time, and in all widths. */
export const Gallery: StoryObj = {
  render: () => (
    <Stack space="large">
      <DataTable
        caption="Met links"
        isCaptionVisible
        columns={exampleColumns}
        rows={exampleRows(6)}
        rowKey={rowKey}
        rowHref={rowHref}
      />
      <DataTable
        caption="Met knoppen"
        isCaptionVisible
        columns={exampleColumns.slice(0, 5)}
        rows={exampleRows(3)}
        rowKey={rowKey}
        rowHref={rowHref}
        rowActions={editButton}
      />
      {sortDirections.map((direction) => (
        <SortedTable
          key={direction}
          caption={`Gesorteerd, ${direction}`}
          isCaptionVisible
          columns={sortedColumns}
          rows={exampleRows(2)}
          sort={{ key: direction === 'ascending' ? 'name' : 'balance', direction }}
        />
      ))}
      <DataTable
        caption="Nieuwe rijen onderweg"
        isCaptionVisible
        columns={exampleColumns}
        rows={exampleRows(3)}
        rowKey={rowKey}
        rowHref={rowHref}
        isLoading
      />
      <DataTable
        caption="Eerste rijen onderweg"
        isCaptionVisible
        columns={exampleColumns}
        rows={undefined}
        rowKey={rowKey}
        skeletonRows={3}
      />
      <DataTable
        caption="Breedten en kanten"
        isCaptionVisible
        columns={looks}
        rows={exampleRows(3)}
        rowKey={rowKey}
      />
      <DataTable
        caption="Plaatsen in een kaart"
        isCaptionVisible
        columns={places}
        rows={exampleRows(2)}
        rowKey={rowKey}
      />
    </Stack>
  ),
};
