import { DataTable } from '@facturatie/ui/DataTable';
import type { Column } from '@facturatie/ui/DataTable';
import { UiProvider } from '@facturatie/ui/UiProvider';
import type { ReactNode } from 'react';
import {
  Cell,
  Column as AriaColumn,
  Row,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

const rowCount = 100;
const columnNumbers = Array.from({ length: 12 }, (_, index) => index);

type Record100 = readonly string[];

const rows: readonly Record100[] = Array.from({ length: rowCount }, (_, row) =>
  columnNumbers.map((column) => `Cell ${row}.${column}`),
);

const columns: readonly Column<Record100>[] = columnNumbers.map((column) => ({
  key: String(column),
  header: `Column ${column}`,
  cell: (row) => row[column],
}));

const lists: Record<string, () => ReactNode> = {
  raw: () => (
    <table>
      <thead>
        <tr>
          {columnNumbers.map((column) => (
            <th key={column}>Column {column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
  dataTable: () => (
    <UiProvider>
      <DataTable caption="List" columns={columns} rows={rows} rowKey={(row) => row[0] ?? ''} />
    </UiProvider>
  ),
  reactAria: () => (
    <Table aria-label="List">
      <TableHeader>
        {columnNumbers.map((column) => (
          <AriaColumn key={column} isRowHeader={column === 0}>
            Column {column}
          </AriaColumn>
        ))}
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <Row key={row[0]}>
            {row.map((cell) => (
              <Cell key={cell}>{cell}</Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </Table>
  ),
};

let root: Root | undefined;

Object.assign(window, {
  /** Mounts a list and lays it out; gives the milliseconds that took. */
  mountList(name: string): number {
    const place = document.getElementById('root');
    const list = lists[name];
    if (!place || !list) throw new Error(`There is no list ${name}`);
    const newRoot = createRoot(place);
    root = newRoot;
    const start = performance.now();
    flushSync(() => newRoot.render(list()));
    place.getBoundingClientRect();
    return performance.now() - start;
  },
  unmountList(): void {
    root?.unmount();
    root = undefined;
  },
});
