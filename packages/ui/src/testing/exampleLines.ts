import { editedLine, type LineEdit, type LineNotes } from '../components/LineItemsGrid/column.ts';

/** A line of the examples of grids. */
export interface ExampleLine extends LineNotes {
  id: string;
  text: string;
  kind: string;
  /** Thousandths. */
  quantity: number | null;
  /** Cents. */
  price: number | null;
}

const texts = [
  'Bureaustoel Arco, zwart',
  'Plaatsing en afwerking\nvolgens plan van 5 maart',
  'Verf, mat wit, 10 liter',
  'Werkuren',
  'Verplaatsing',
];

/** Lines to look at, the same ones every time. */
export function exampleLines(count: number): ExampleLine[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `l${index}`,
    text: texts[index % texts.length] ?? '',
    kind: index % texts.length > 2 ? 'service' : 'goods',
    quantity: ((index % 4) + 1) * 1000,
    price: 12_50 + (index % 7) * 10_05,
  }));
}

/** A line in which nothing is yet, but a quantity of 1. */
export const emptyLine = (id: string): ExampleLine => ({
  id,
  text: '',
  kind: 'goods',
  quantity: 1000,
  price: null,
});

/** What a line costs, in cents. */
export const lineTotal = ({ quantity, price }: ExampleLine): number =>
  Math.round(((quantity ?? 0) * (price ?? 0)) / 1000);

/** What can happen to lines. */
export type LineEvent =
  | { type: 'edited'; id: string; edit: LineEdit }
  | { type: 'added'; below: string | undefined; lines: readonly ExampleLine[] }
  | {
      type: 'pasted';
      below: string;
      changed: ReadonlyMap<string, ExampleLine>;
      added: readonly ExampleLine[];
    }
  | { type: 'duplicated'; id: string; as: string }
  | { type: 'deleted'; id: string }
  | { type: 'moved'; id: string; to: number };

/** The lines after something happened; lines that it does not concern stay the same objects. */
export function afterEvent(lines: readonly ExampleLine[], event: LineEvent): ExampleLine[] {
  const others = (id: string) => lines.filter((line) => line.id !== id);
  const { type } = event;
  if (type === 'edited')
    return lines.map((line) => (line.id === event.id ? editedLine(line, event.edit) : line));
  if (type === 'deleted') return others(event.id);
  if (type === 'moved')
    return others(event.id).toSpliced(event.to, 0, ...lines.filter(({ id }) => id === event.id));
  if (type === 'duplicated')
    return lines.flatMap((line) =>
      line.id === event.id ? [line, { ...line, id: event.as }] : [line],
    );
  const at = lines.findIndex(({ id }) => id === event.below) + 1;
  if (type === 'added') return lines.toSpliced(at, 0, ...event.lines);
  return lines.map((line) => event.changed.get(line.id) ?? line).toSpliced(at, 0, ...event.added);
}
