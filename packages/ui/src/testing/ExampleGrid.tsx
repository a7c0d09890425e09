import { useMemo, useReducer, useRef, type ReactNode, type Ref } from 'react';
import type { LineColumn, LineEditorProps } from '../components/LineItemsGrid/column.ts';
import {
  LineItemsGrid,
  type LineItemsGridHandle,
} from '../components/LineItemsGrid/LineItemsGrid.tsx';
import type { PastedBlock } from '../components/LineItemsGrid/pastedBlock.ts';
import { MoneyField } from '../components/MoneyField/MoneyField.tsx';
import { QuantityField } from '../components/QuantityField/QuantityField.tsx';
import { Text } from '../components/Text/Text.tsx';
import { readMoney } from '../intl/number/money.ts';
import { readQuantity } from '../intl/number/quantity.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import {
  afterEvent,
  emptyLine,
  exampleLines,
  lineTotal,
  written,
  type ExampleLine,
  type LineEvent,
} from './exampleLines.ts';

type Edit = (id: string, change: Partial<ExampleLine>) => void;

/** The columns of the example: every kind of cell, and two with an editor of their own. */
function exampleLineColumns(edit: Edit, findsArticles: boolean): LineColumn<ExampleLine>[] {
  const QuantityEditor = ({ line, label, errorMessage }: LineEditorProps<ExampleLine>) => (
    <QuantityField
      label={label}
      labelPosition="hidden"
      errorMessage={errorMessage}
      value={line.quantity}
      onChange={(quantity) => edit(line.id, { quantity })}
    />
  );
  const PriceEditor = ({ line, label, errorMessage }: LineEditorProps<ExampleLine>) => (
    <MoneyField
      label={label}
      labelPosition="hidden"
      errorMessage={errorMessage}
      value={line.price}
      onChange={(price) => edit(line.id, { price })}
    />
  );
  return [
    {
      key: 'text',
      header: 'Omschrijving',
      kind: 'multiline',
      width: 'fill',
      Editor: findsArticles ? ArticleEditor : undefined,
      cell: ({ id, text, textFault }) => ({
        text,
        errorMessage: textFault,
        onCommit: (typed) => edit(id, { text: typed, textFault: undefined }),
      }),
    },
    {
      key: 'kind',
      header: 'Aard',
      kind: 'select',
      options: [
        { key: 'goods', label: 'Goed' },
        { key: 'service', label: 'Dienst' },
      ],
      cell: ({ id, kind }) => ({
        text: kind,
        onCommit: (chosen) => edit(id, { kind: chosen }),
      }),
    },
    {
      key: 'quantity',
      header: 'Aantal',
      width: 'small',
      align: 'end',
      inputMode: 'decimal',
      fillsLine: false,
      Editor: QuantityEditor,
      cell: ({ quantity }) => ({ text: written.quantity(quantity) }),
    },
    {
      key: 'price',
      header: 'Prijs',
      align: 'end',
      inputMode: 'decimal',
      Editor: PriceEditor,
      cell: ({ price, priceFault }) => ({
        text: written.money(price),
        errorMessage: priceFault,
      }),
    },
    {
      key: 'total',
      header: 'Totaal',
      kind: 'output',
      align: 'end',
      cell: (line) => ({ text: written.money(lineTotal(line)) }),
    },
  ];
}

/** Lines of a pasted block: text, quantity, price. What cannot be read is left empty. */
function linesOf(block: PastedBlock, newId: () => string): ExampleLine[] {
  return block.map(([text = '', quantity = '', price = '']) => ({
    ...emptyLine(newId()),
    text,
    quantity: readQuantity(quantity, { entry: 'pasted' }).value ?? null,
    price: readMoney(price, { entry: 'pasted' }).value ?? null,
  }));
}

interface History {
  past: readonly (readonly ExampleLine[])[];
  now: readonly ExampleLine[];
  future: readonly (readonly ExampleLine[])[];
}

function reduce({ past, now, future }: History, event: LineEvent | 'undo' | 'redo'): History {
  const before = past.at(-1);
  const [after] = future;
  if (event === 'undo')
    return before
      ? { past: past.slice(0, -1), now: before, future: [now, ...future] }
      : { past, now, future };
  if (event === 'redo')
    return after
      ? { past: [...past, now], now: after, future: future.slice(1) }
      : { past, now, future };
  return { past: [...past, now], now: afterEvent(now, event), future: [] };
}

interface ExampleGridProps {
  /** The lines at first. */
  lines?: readonly ExampleLine[];
  /** Whether articles are searched for while one types a text. */
  findsArticles?: boolean;
  /** Above the grid. */
  children?: ReactNode;
  /** The grid. */
  ref?: Ref<LineItemsGridHandle>;
}

/** A grid as an application binds it: lines that change, with undo. */
export function ExampleGrid({
  lines = exampleLines(3),
  findsArticles = false,
  children,
  ref,
}: ExampleGridProps) {
  const [{ now }, tell] = useReducer(reduce, { past: [], now: lines, future: [] });
  const added = useRef(0);
  const newId = () => {
    added.current += 1;
    return `n${added.current}`;
  };
  const columns = useMemo(
    () => exampleLineColumns((id, change) => tell({ type: 'edited', id, change }), findsArticles),
    [findsArticles],
  );
  const total = now.reduce((sum, line) => sum + lineTotal(line), 0);
  return (
    <>
      {children}
      <LineItemsGrid
        ref={ref}
        caption="Lijnen"
        lines={now}
        lineKey={(line) => line.id}
        columns={columns}
        onAdd={(above) => tell({ type: 'added', below: above?.id, lines: [emptyLine(newId())] })}
        onDelete={({ id }) => tell({ type: 'deleted', id })}
        onMove={({ id }, to) => tell({ type: 'moved', id, to })}
        onCopyAbove={({ id }, column, above) =>
          tell({ type: 'edited', id, change: { [column]: above[column as keyof ExampleLine] } })
        }
        onPaste={(block, { line }) =>
          tell({ type: 'added', below: line.id, lines: linesOf(block, newId) })
        }
        onUndo={() => tell('undo')}
        onRedo={() => tell('redo')}
        footer={<Text>Totaal: {written.money(total)}</Text>}
      />
    </>
  );
}
