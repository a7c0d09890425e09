import type { LineNotes } from '@facturatie/ui/LineItemsGrid';

/** A line as both grids show it. */
export interface Line extends LineNotes {
  readonly id: string;
  readonly text: string;
  readonly kind: string;
  /** Thousandths. */
  readonly quantity: number | null;
  /** Cents. */
  readonly price: number | null;
}

export const kinds = [
  { key: 'goods', label: 'Goed' },
  { key: 'service', label: 'Dienst' },
];

const texts = ['Bureaustoel Arco, zwart', 'Plaatsing en afwerking', 'Verf, mat wit, 10 liter'];

/** The same lines for every grid. */
export function linesOf(count: number, from = 0): Line[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `l${from + index}`,
    text: texts[index % texts.length] ?? '',
    kind: index % 2 === 0 ? 'goods' : 'service',
    quantity: ((index % 4) + 1) * 1000,
    price: 1250 + (index % 7) * 1005,
  }));
}

/** Cents. */
export const totalOf = ({ quantity, price }: Line): number =>
  Math.round(((quantity ?? 0) * (price ?? 0)) / 1000);

/** Cents of all lines. */
export const sumOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + totalOf(line), 0);
