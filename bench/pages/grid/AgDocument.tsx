import {
  editorTotals,
  editorVatTable,
  newEditor,
  percent,
  quantity,
  reduceEditor,
  unitPrice,
  type ArticleContent,
  type EditorEventOf,
  type EditorState,
  unitPricesInCent,
} from '@facturatie/invoice-engine';
import {
  formatMoney,
  formatPercent,
  formatQuantity,
  readMoney,
  readPercent,
  readQuantity,
} from '@facturatie/ui/intl';
import type { ColDef, ValueSetterParams } from 'ag-grid-community';
import { AgGridReact, type CustomCellRendererProps } from 'ag-grid-react';
import { useRef, useState } from 'react';
import { kinds } from './lines.ts';

type Document = EditorState<undefined>;
type Change = Omit<EditorEventOf<'lineEdited'>, 'type' | 'line'>;

/** What a row of the grid is given: always the same object, so that the grid draws one row for one change. */
interface Row {
  readonly id: string;
  line: Document['lines'][number];
}

const rates = [21, 12, 6, 0].map((rate, index) => ({ code: 3 - index, rate: percent(rate * 100) }));
/** The document that `saveQuote` gives the product, as the engine holds it. */
function documentOf(count: number): Document {
  return reduceEditor(newEditor<undefined>(), {
    type: 'linesInserted',
    lines: Array.from({ length: count }, (_, sequence) => ({
      description: `Plaatsing en afwerking ${sequence + 1}`,
      nature: sequence % 2 === 0 ? 'goods' : 'service',
      quantity: quantity(2000),
      unitPrice: unitPrice(10 * 100 * unitPricesInCent),
      discount: percent(0),
      vat: { code: 3, rate: percent(2100) },
    })),
  });
}

function Actions({ node }: CustomCellRendererProps<Row>) {
  const number = (node.rowIndex ?? 0) + 1;
  return ['Voeg een lijn toe onder', 'Dupliceer', 'Verwijder'].map((word) => (
    <button key={word} type="button" aria-label={`${word} lijn ${number}`}>
      +
    </button>
  ));
}

const contentOf = (row: Row | undefined): ArticleContent | undefined =>
  row?.line.content.type === 'article' ? row.line.content : undefined;

const kindLabels = new Map(kinds.map(({ key, label }) => [key, label]));

function numberColumn(
  field: 'quantity' | 'unitPrice' | 'discount',
  headerName: string,
  format: (value: number) => string,
  read: (text: string) => number | null | undefined,
): ColDef<Row> {
  const scale = field === 'unitPrice' ? unitPricesInCent : 1;
  return {
    colId: field === 'unitPrice' ? 'price' : field,
    headerName,
    width: 110,
    editable: true,
    cellEditor: 'agTextCellEditor',
    valueGetter: ({ data }) => (contentOf(data)?.[field] ?? 0) / scale,
    valueFormatter: ({ value }: { value: number }) => format(value),
    valueParser: ({ newValue, oldValue }) => read(newValue) ?? oldValue,
  };
}

/** The columns of the product's own editor (specification section 2). */
const columns: readonly ColDef<Row>[] = [
  { headerName: 'Lijn', width: 60, valueGetter: ({ node }) => (node?.rowIndex ?? 0) + 1 },
  {
    colId: 'description',
    headerName: 'Omschrijving',
    flex: 1,
    editable: true,
    valueGetter: ({ data }) => contentOf(data)?.description,
  },
  {
    colId: 'nature',
    headerName: 'Aard',
    width: 110,
    editable: true,
    cellEditor: 'agSelectCellEditor',
    cellEditorParams: { values: kinds.map(({ key }) => key) },
    valueGetter: ({ data }) => contentOf(data)?.nature,
    valueFormatter: ({ value }: { value: string }) => kindLabels.get(value) ?? value,
  },
  numberColumn(
    'quantity',
    'Aantal',
    formatQuantity,
    (text) => readQuantity(text, { entry: 'typed' }).value,
  ),
  numberColumn(
    'unitPrice',
    'Prijs',
    formatMoney,
    (text) => readMoney(text, { entry: 'typed' }).value,
  ),
  numberColumn(
    'discount',
    'Korting',
    formatPercent,
    (text) => readPercent(text, { entry: 'typed' }).value,
  ),
  {
    colId: 'vat',
    headerName: 'Btw',
    width: 80,
    editable: true,
    cellEditor: 'agSelectCellEditor',
    cellEditorParams: { values: rates.map(({ code }) => code) },
    valueGetter: ({ data }) => contentOf(data)?.vat.code,
    valueFormatter: ({ value }: { value: number }) =>
      formatPercent(rates.find(({ code }) => code === value)?.rate ?? 0),
  },
  {
    colId: 'total',
    headerName: 'Totaal',
    width: 120,
    valueGetter: ({ data }) => data && Number(data.line.amounts.net),
    valueFormatter: ({ value }: { value: number }) => formatMoney(value),
  },
  { colId: 'actions', headerName: '', width: 120, cellRenderer: Actions },
];

/** What a typed value changes, as the engine takes it. */
function changeOf(column: string, value: number): Change {
  if (column === 'quantity') return { field: column, value: quantity(value) };
  if (column === 'discount') return { field: column, value: percent(value) };
  return { field: 'unitPrice', value: unitPrice(value * unitPricesInCent) };
}

/** What a document adds up to, in the browser's own elements. */
function Summary({ document }: { document: Document }) {
  const { lineNet, allowance, net, vat, total } = editorTotals(document);
  return (
    <>
      <table>
        <tbody>
          {editorVatTable(document).map((row) => (
            <tr key={row.rate}>
              <td>{formatPercent(row.rate)}</td>
              <td>{formatMoney(Number(row.taxable))}</td>
              <td>{formatMoney(Number(row.vat))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        {Object.entries({ lineNet, allowance, net, vat, total }).map(([name, amount]) => (
          <li key={name}>{formatMoney(Number(amount))}</li>
        ))}
      </ul>
    </>
  );
}

/**
 * The lines and the sums of a document in AG Grid: the columns of the product's editor, calculated by the
 * same engine. Without the rest of its page: no head, no menu, no draft that is kept.
 */
export function AgDocument({ count }: { count: number }) {
  const [document, setDocument] = useState(() => documentOf(count));
  const newest = useRef(document);
  const [rows] = useState(() => document.lines.map((line): Row => ({ id: String(line.id), line })));
  function take({ data, column, newValue }: ValueSetterParams<Row, number>): boolean {
    const change = changeOf(column.getColId(), newValue ?? 0);
    const event = {
      type: 'lineEdited',
      line: data.line.id,
      ...change,
    } as EditorEventOf<'lineEdited'>;
    newest.current = reduceEditor(newest.current, event);
    const line = newest.current.lines.find(({ id }) => id === data.line.id);
    if (line) data.line = line;
    return line !== undefined;
  }
  const [bound] = useState(() => columns.map((column) => ({ ...column, valueSetter: take })));
  return (
    <>
      <div style={{ height: 700 }}>
        <AgGridReact<Row>
          rowData={rows}
          columnDefs={bound}
          getRowId={({ data }) => data.id}
          enterNavigatesVertically
          enterNavigatesVerticallyAfterEdit
          onCellValueChanged={() => setDocument(newest.current)}
        />
      </div>
      <Summary document={document} />
    </>
  );
}
