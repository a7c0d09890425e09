import { useMemo, useReducer, useRef, type ReactNode, type Ref } from 'react';
import type { LineColumn, LineEditorProps } from '../components/LineItemsGrid/column.ts';
import { LineItemsGrid } from '../components/LineItemsGrid/LineItemsGrid.tsx';
import type { PastedLine } from '../components/LineItemsGrid/useGridCommands.ts';
import type { LineItemsGridHandle } from '../components/LineItemsGrid/useGridHandle.ts';
import { MoneyField } from '../components/MoneyField/MoneyField.tsx';
import { QuantityField } from '../components/QuantityField/QuantityField.tsx';
import { Text } from '../components/Text/Text.tsx';
import { formatMoney, readMoney } from '../intl/number/money.ts';
import { numberFaultText } from '../intl/number/numberFaultText.ts';
import type { NumberFault, NumberResult } from '../intl/number/NumberResult.ts';
import { formatQuantity, readQuantity } from '../intl/number/quantity.ts';
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

/** A quantity, or the text that is none with what is wrong: a line keeps what somebody gave it. */
function quantityCells(quantity: number | null, fault?: NumberFault, text?: string) {
  const quantityFault = fault && numberFaultText(fault, formatQuantity);
  return { quantity, unreadQuantity: text, quantityFault };
}

/** A price, or the text that is none with what is wrong. */
function priceCells(price: number | null, fault?: NumberFault, text?: string) {
  const priceFault = fault && numberFaultText(fault, formatMoney);
  return { price, unreadPrice: text, priceFault };
}

function faultTextOf(read: NumberResult, format: (value: number) => string): string | undefined {
  return read.error === undefined ? undefined : numberFaultText(read, format);
}

/** The columns of the example: every kind of cell, and two with an editor of their own. */
function exampleLineColumns(
  edit: Edit,
  findsArticles: boolean,
  onOpenTotal?: (line: ExampleLine) => void,
): LineColumn<ExampleLine>[] {
  const QuantityEditor = ({ line, label, errorMessage }: LineEditorProps<ExampleLine>) => (
    <QuantityField
      label={label}
      labelPosition="hidden"
      errorMessage={errorMessage}
      value={line.quantity}
      unreadText={line.unreadQuantity}
      onChange={(...read) => edit(line.id, quantityCells(...read))}
    />
  );
  const PriceEditor = ({ line, label, errorMessage }: LineEditorProps<ExampleLine>) => (
    <MoneyField
      label={label}
      labelPosition="hidden"
      errorMessage={errorMessage}
      value={line.price}
      unreadText={line.unreadPrice}
      onChange={(...read) => edit(line.id, priceCells(...read))}
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
      isEditedInPlace: true,
      pasteFault: (text) => faultTextOf(readQuantity(text, { entry: 'pasted' }), formatQuantity),
      cell: ({ quantity, unreadQuantity, quantityFault }) => ({
        text: unreadQuantity ?? written.quantity(quantity),
        errorMessage: quantityFault,
      }),
    },
    {
      key: 'price',
      header: 'Prijs',
      align: 'end',
      inputMode: 'decimal',
      Editor: PriceEditor,
      isEditedInPlace: true,
      pasteFault: (text) => faultTextOf(readMoney(text, { entry: 'pasted' }), formatMoney),
      cell: ({ price, unreadPrice, priceFault }) => ({
        text: unreadPrice ?? written.money(price),
        errorMessage: priceFault,
      }),
    },
    {
      key: 'total',
      header: 'Totaal',
      kind: 'output',
      align: 'end',
      ...(onOpenTotal && { opens: { label: 'Waarom dit bedrag?', onOpen: onOpenTotal } }),
      cell: (line) => ({ text: written.money(lineTotal(line)) }),
    },
  ];
}

/**
 * What pasted texts make of a line. What cannot be read stays in its cell with what is wrong, until
 * somebody corrects it.
 */
function pastedCells(cells: PastedLine<ExampleLine>['cells']): Partial<ExampleLine> {
  const { text, kind, quantity, price } = cells;
  return {
    ...(text !== undefined && { text, textFault: undefined }),
    ...(kind !== undefined && { kind }),
    ...(quantity !== undefined && pastedQuantity(quantity)),
    ...(price !== undefined && pastedPrice(price)),
  };
}

/** A new line keeps its quantity of 1 where the block has none. */
function newCells({ quantity = '', ...others }: PastedLine<ExampleLine>['cells']) {
  return pastedCells(quantity.trim() === '' ? others : { quantity, ...others });
}

function pastedQuantity(text: string) {
  const read = readQuantity(text, { entry: 'pasted' });
  return read.error === undefined ? quantityCells(read.value) : quantityCells(null, read, text);
}

function pastedPrice(text: string) {
  const read = readMoney(text, { entry: 'pasted' });
  return read.error === undefined ? priceCells(read.value) : priceCells(null, read, text);
}

/** What Ctrl+D takes over from the line above: all that stands in the cell. */
function copiedCells(column: string, above: ExampleLine): Partial<ExampleLine> {
  const { text, kind, quantity, unreadQuantity, quantityFault } = above;
  const { price, unreadPrice, priceFault } = above;
  const cells: Record<string, Partial<ExampleLine>> = {
    text: { text, textFault: undefined },
    kind: { kind },
    quantity: { quantity, unreadQuantity, quantityFault },
    price: { price, unreadPrice, priceFault },
  };
  return cells[column] ?? {};
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
  /** Shows what is behind a total. */
  onOpenTotal?: (line: ExampleLine) => void;
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
  onOpenTotal,
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
    () =>
      exampleLineColumns(
        (id, change) => tell({ type: 'edited', id, change }),
        findsArticles,
        onOpenTotal,
      ),
    [findsArticles, onOpenTotal],
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
        onDuplicate={({ id }) => tell({ type: 'duplicated', id, as: newId() })}
        onMove={({ id }, to) => tell({ type: 'moved', id, to })}
        onCopyAbove={({ id }, column, above) =>
          tell({ type: 'edited', id, change: copiedCells(column, above) })
        }
        onPaste={(pasted, below) =>
          tell({
            type: 'pasted',
            below: below.id,
            changed: new Map(
              pasted.flatMap(({ line, cells }) =>
                line ? [[line.id, { ...line, ...pastedCells(cells) }]] : [],
              ),
            ),
            added: pasted
              .filter(({ line }) => !line)
              .map(({ cells }) => ({ ...emptyLine(newId()), ...newCells(cells) })),
          })
        }
        onUndo={() => tell('undo')}
        onRedo={() => tell('redo')}
        footer={<Text>Totaal: {written.money(total)}</Text>}
      />
    </>
  );
}
