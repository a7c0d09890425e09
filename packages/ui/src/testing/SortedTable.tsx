import { useState } from 'react';
import { DataTable, type DataTableProps } from '../components/DataTable/DataTable.tsx';
import { exampleColumns, exampleRows, type ExampleRow } from './exampleRows.ts';

const compare = new Intl.Collator('nl-BE', { numeric: true }).compare;

/** The columns of the examples; some are sortable. */
export const sortableColumns = exampleColumns.map((column) => ({
  ...column,
  isSortable: ['number', 'name', 'balance'].includes(column.key),
}));

const textOf: Record<string, (row: ExampleRow) => string> = {
  number: (row) => row.number,
  name: (row) => row.name,
  balance: (row) => row.balance,
};

/** A table whose rows are sorted by its parent, as in a list that holds all its rows. */
export function SortedTable(props: Partial<DataTableProps<ExampleRow>>) {
  const [sort, setSort] = useState(props.sort);
  const [rows] = useState(props.rows ?? exampleRows(6));
  const text = textOf[sort?.key ?? ''];
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const sorted = text ? rows.toSorted((a, b) => sign * compare(text(a), text(b))) : rows;
  return (
    <DataTable
      caption="Klanten"
      columns={sortableColumns}
      rowKey={rowKey}
      rowHref={rowHref}
      {...props}
      rows={sorted}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        props.onSortChange?.(next);
      }}
    />
  );
}

const rowKey = (row: ExampleRow) => row.number;
const rowHref = (row: ExampleRow) => `#klanten/${row.number}`;
