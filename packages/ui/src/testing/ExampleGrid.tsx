import { useMemo, useReducer, useRef, type ReactNode, type Ref } from 'react';
import { editedLine, type LineColumn, type LineEdit } from '../components/LineItemsGrid/column.ts';
import { LineItemsGrid } from '../components/LineItemsGrid/LineItemsGrid.tsx';
import type { LineItemsGridHandle } from '../components/LineItemsGrid/useGridFocus.ts';
import { Text } from '../components/Text/Text.tsx';
import { formatMoney } from '../intl/number/money.ts';
import { articleWords, findArticles } from './exampleArticles.ts';
import {
  afterEvent,
  emptyLine,
  exampleLines,
  lineTotal,
  type ExampleLine,
  type LineEvent,
} from './exampleLines.ts';

const textColumn: LineColumn<ExampleLine> = {
  kind: 'text',
  key: 'text',
  header: 'Omschrijving',
  isMultiline: true,
};

const articleColumn: LineColumn<ExampleLine> = {
  kind: 'search',
  key: 'text',
  header: 'Omschrijving',
  search: findArticles,
  ...articleWords,
  delay: 0,
  panelWidth: 400,
};

/** The columns of the example: every kind of cell. */
function exampleLineColumns(
  findsArticles: boolean,
  onOpenTotal?: (line: ExampleLine) => void,
): LineColumn<ExampleLine>[] {
  return [
    findsArticles ? articleColumn : textColumn,
    {
      kind: 'choice',
      key: 'kind',
      header: 'Aard',
      options: [
        { key: 'goods', label: 'Goed' },
        { key: 'service', label: 'Dienst' },
      ],
    },
    { kind: 'quantity', key: 'quantity', header: 'Aantal', width: 'small', fillsLine: false },
    { kind: 'money', key: 'price', header: 'Prijs' },
    {
      kind: 'output',
      key: 'total',
      header: 'Totaal',
      align: 'end',
      ...(onOpenTotal && { opens: { label: 'Waarom dit bedrag?', onOpen: onOpenTotal } }),
      cell: (line) => ({ value: formatMoney(lineTotal(line)) }),
    },
  ];
}

const edited = (line: ExampleLine, edits: readonly LineEdit[]): ExampleLine =>
  edits.reduce(editedLine, line);

/** A new line keeps its quantity of 1 where the block has none. */
const isGiven = ({ column, value, unparsedText }: LineEdit) =>
  column !== 'quantity' || value !== null || unparsedText !== undefined;

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
  /** Whether articles are searched for during typing. */
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
  const [{ now }, dispatch] = useReducer(reduce, { past: [], now: lines, future: [] });
  const added = useRef(0);
  const newId = () => {
    added.current += 1;
    return `n${added.current}`;
  };
  const columns = useMemo(
    () => exampleLineColumns(findsArticles, onOpenTotal),
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
        onEdit={({ id }, edit) => dispatch({ type: 'edited', id, edit })}
        onAdd={(above) =>
          dispatch({ type: 'added', below: above?.id, lines: [emptyLine(newId())] })
        }
        onDelete={({ id }) => dispatch({ type: 'deleted', id })}
        onDuplicate={({ id }) => dispatch({ type: 'duplicated', id, as: newId() })}
        onMove={({ id }, to) => dispatch({ type: 'moved', id, to })}
        onPaste={(pasted, below) =>
          dispatch({
            type: 'pasted',
            below: below.id,
            changed: new Map(
              pasted.flatMap(({ line, edits }) => (line ? [[line.id, edited(line, edits)]] : [])),
            ),
            added: pasted
              .filter(({ line }) => !line)
              .map(({ edits }) => edited(emptyLine(newId()), edits.filter(isGiven))),
          })
        }
        onUndo={() => dispatch('undo')}
        onRedo={() => dispatch('redo')}
        footer={<Text>Totaal: {formatMoney(total)}</Text>}
      />
    </>
  );
}
