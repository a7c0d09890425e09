import { formatMoney } from '@facturatie/ui/intl';
import { editedLine, LineItemsGrid, type LineColumn } from '@facturatie/ui/LineItemsGrid';
import { UiProvider } from '@facturatie/ui/UiProvider';
import { useReducer } from 'react';
import { kinds, linesOf, sumOf, totalOf, type Line } from './lines.ts';

/** The renders since the counts were last reset. */
export const drawn = { lines: new Set<string>(), summaries: 0 };

type Lines = readonly Line[];

const columns: readonly LineColumn<Line>[] = [
  { kind: 'text', key: 'text', header: 'Omschrijving', isMultiline: true },
  { kind: 'choice', key: 'kind', header: 'Aard', options: kinds },
  { kind: 'quantity', key: 'quantity', header: 'Aantal', fillsLine: false },
  { kind: 'money', key: 'price', header: 'Prijs' },
  {
    kind: 'output',
    key: 'total',
    header: 'Totaal',
    align: 'end',
    cell: (line) => {
      drawn.lines.add(line.id);
      return { value: formatMoney(totalOf(line)) };
    },
  },
];

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
  const [{ now }, dispatch] = useReducer(reduce, count, (wanted) => ({
    past: [],
    now: linesOf(wanted),
  }));
  const addBelow = (id: string | undefined, added: Lines) =>
    dispatch((lines) =>
      lines.toSpliced(lines.findIndex((line) => line.id === id) + 1, 0, ...added),
    );
  return (
    <UiProvider>
      <LineItemsGrid
        caption="Lijnen"
        lines={now}
        lineKey={lineKey}
        columns={columns}
        onEdit={({ id }, edit) =>
          dispatch((lines) => lines.map((line) => (line.id === id ? editedLine(line, edit) : line)))
        }
        onAdd={(above) => addBelow(above?.id, [newLine(crypto.randomUUID())])}
        onDelete={({ id }) => dispatch((lines) => lines.filter((line) => line.id !== id))}
        onMove={(moved, to) =>
          dispatch((lines) => lines.filter((line) => line !== moved).toSpliced(to, 0, moved))
        }
        onPaste={(pasted, { id }) =>
          addBelow(
            id,
            pasted.map(({ edits }) => edits.reduce(editedLine<Line>, newLine(crypto.randomUUID()))),
          )
        }
        onUndo={() => dispatch('undo')}
        footer={<Summary lines={now} />}
      />
    </UiProvider>
  );
}
