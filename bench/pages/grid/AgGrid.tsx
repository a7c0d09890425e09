import { formatMoney, formatQuantity, readMoney, readQuantity } from '@facturatie/ui/intl';
import {
  ClientSideRowModelModule,
  ModuleRegistry,
  SelectEditorModule,
  TextEditorModule,
  type ColDef,
} from 'ag-grid-community';
import { AgGridReact, type CustomCellRendererProps } from 'ag-grid-react';
import { useState } from 'react';
import { kinds, linesOf, sumOf, totalOf, type Line } from './lines.ts';

ModuleRegistry.registerModules([ClientSideRowModelModule, SelectEditorModule, TextEditorModule]);

type Writable = { -readonly [Name in keyof Line]: Line[Name] };

const kindLabels = new Map(kinds.map(({ key, label }) => [key, label]));

function Actions({ node }: CustomCellRendererProps<Writable>) {
  const number = (node.rowIndex ?? 0) + 1;
  return (
    <>
      <button type="button" aria-label={`Voeg een lijn toe onder lijn ${number}`}>
        +
      </button>
      <button type="button" aria-label={`Verwijder lijn ${number}`}>
        x
      </button>
    </>
  );
}

const columns: ColDef<Writable>[] = [
  { headerName: 'Lijn', width: 60, valueGetter: ({ node }) => (node?.rowIndex ?? 0) + 1 },
  { field: 'text', headerName: 'Omschrijving', flex: 1, editable: true },
  {
    field: 'kind',
    headerName: 'Aard',
    width: 120,
    editable: true,
    cellEditor: 'agSelectCellEditor',
    cellEditorParams: { values: kinds.map(({ key }) => key) },
    valueFormatter: ({ value }: { value: string }) => kindLabels.get(value) ?? value,
  },
  {
    field: 'quantity',
    headerName: 'Aantal',
    width: 120,
    editable: true,
    cellEditor: 'agTextCellEditor',
    valueFormatter: ({ value }: { value: number | null }) =>
      value === null ? '' : formatQuantity(value),
    valueParser: ({ newValue, oldValue }) =>
      readQuantity(newValue, { entry: 'typed' }).value ?? oldValue,
  },
  {
    field: 'price',
    headerName: 'Prijs',
    width: 120,
    editable: true,
    cellEditor: 'agTextCellEditor',
    valueFormatter: ({ value }: { value: number | null }) =>
      value === null ? '' : formatMoney(value),
    valueParser: ({ newValue, oldValue }) =>
      readMoney(newValue, { entry: 'typed' }).value ?? oldValue,
  },
  {
    colId: 'total',
    headerName: 'Totaal',
    width: 120,
    valueGetter: ({ data }) => data && totalOf(data),
    valueFormatter: ({ value }: { value: number }) => formatMoney(value),
  },
  { colId: 'actions', headerName: '', width: 100, cellRenderer: Actions },
];

/** The same lines in AG Grid, as its documentation binds them; the sum follows a commit. */
export function AgGrid({ count }: { count: number }) {
  const [lines] = useState<Writable[]>(() => linesOf(count));
  const [sum, setSum] = useState(() => sumOf(lines));
  return (
    <>
      <div style={{ height: 700 }}>
        <AgGridReact<Writable>
          rowData={lines}
          columnDefs={columns}
          getRowId={({ data }) => data.id}
          enterNavigatesVertically
          enterNavigatesVerticallyAfterEdit
          onCellValueChanged={() => setSum(sumOf(lines))}
        />
      </div>
      <p id="sum">{formatMoney(sum)}</p>
    </>
  );
}
