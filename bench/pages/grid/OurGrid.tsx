import { formatMoney, formatQuantity } from '@facturatie/ui/intl';
import { LineItemsGrid, type LineColumn, type LineEditorProps } from '@facturatie/ui/LineItemsGrid';
import { MoneyField } from '@facturatie/ui/MoneyField';
import { QuantityField } from '@facturatie/ui/QuantityField';
import { UiProvider } from '@facturatie/ui/UiProvider';
import { useMemo, useReducer } from 'react';
import { drawn } from './counts.ts';
import { kinds, linesOf, sumOf, totalOf, type Line } from './lines.ts';

type Lines = readonly Line[];
type Tell = (change: (lines: Lines) => Lines) => void;

function columnsOf(tell: Tell): LineColumn<Line>[] {
  const edit = (id: string, change: Partial<Line>) =>
    tell((lines) => lines.map((line) => (line.id === id ? { ...line, ...change } : line)));
  const QuantityEditor = ({ line, label }: LineEditorProps<Line>) => (
    <QuantityField
      label={label}
      labelPosition="hidden"
      value={line.quantity}
      onChange={(quantity) => edit(line.id, { quantity })}
    />
  );
  const PriceEditor = ({ line, label }: LineEditorProps<Line>) => (
    <MoneyField
      label={label}
      labelPosition="hidden"
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
      cell: ({ id, text }) => ({ text, onCommit: (typed) => edit(id, { text: typed }) }),
    },
    {
      key: 'kind',
      header: 'Aard',
      kind: 'select',
      options: kinds,
      cell: ({ id, kind }) => ({ text: kind, onCommit: (chosen) => edit(id, { kind: chosen }) }),
    },
    {
      key: 'quantity',
      header: 'Aantal',
      align: 'end',
      fillsLine: false,
      Editor: QuantityEditor,
      isEditedInPlace: true,
      cell: ({ quantity }) => ({ text: quantity === null ? '' : formatQuantity(quantity) }),
    },
    {
      key: 'price',
      header: 'Prijs',
      align: 'end',
      Editor: PriceEditor,
      isEditedInPlace: true,
      cell: ({ price }) => ({ text: price === null ? '' : formatMoney(price) }),
    },
    {
      key: 'total',
      header: 'Totaal',
      kind: 'output',
      align: 'end',
      cell: (line) => {
        drawn.lines.add(line.id);
        return { text: formatMoney(totalOf(line)) };
      },
    },
  ];
}

interface History {
  past: readonly Lines[];
  now: Lines;
}

function reduce({ past, now }: History, change: ((lines: Lines) => Lines) | 'undo'): History {
  const before = past.at(-1);
  if (change !== 'undo') return { past: [...past, now], now: change(now) };
  return before ? { past: past.slice(0, -1), now: before } : { past, now };
}

function Summary({ lines }: { lines: Lines }) {
  drawn.summaries += 1;
  return <p id="sum">{formatMoney(sumOf(lines))}</p>;
}

const newLine = (id: string): Line => ({
  id,
  text: '',
  kind: 'goods',
  quantity: 1000,
  price: null,
});
const lineKey = ({ id }: Line) => id;

/** Lines as an application binds them, kept as data. */
export function OurGrid({ count }: { count: number }) {
  const [{ now }, tell] = useReducer(reduce, count, (wanted) => ({
    past: [],
    now: linesOf(wanted),
  }));
  const columns = useMemo(() => columnsOf(tell), []);
  const addBelow = (id: string | undefined, added: Lines) =>
    tell((lines) => lines.toSpliced(lines.findIndex((line) => line.id === id) + 1, 0, ...added));
  return (
    <UiProvider>
      <LineItemsGrid
        caption="Lijnen"
        lines={now}
        lineKey={lineKey}
        columns={columns}
        onAdd={(above) => addBelow(above?.id, [newLine(crypto.randomUUID())])}
        onDelete={({ id }) => tell((lines) => lines.filter((line) => line.id !== id))}
        onMove={(moved, to) =>
          tell((lines) => lines.filter((line) => line !== moved).toSpliced(to, 0, moved))
        }
        onCopyAbove={() => {}}
        onPaste={(pasted, { id }) =>
          addBelow(
            id,
            pasted.map(({ cells }) => ({
              ...newLine(crypto.randomUUID()),
              text: cells['text'] ?? '',
            })),
          )
        }
        onUndo={() => tell('undo')}
        footer={<Summary lines={now} />}
      />
    </UiProvider>
  );
}
