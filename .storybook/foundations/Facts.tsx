import type { ReactNode } from 'react';
import { DataTable } from '../../packages/ui/src/components/DataTable/DataTable.tsx';
import type {
  Column,
  TableColumnWidth,
} from '../../packages/ui/src/components/DataTable/column.ts';

/** A row: its name, its value, and more where the table has more columns. */
export type Fact = readonly [name: string, value: string, ...more: ReactNode[]];

/** A column of {@link Facts}. */
interface FactColumn {
  header: string;
  width?: TableColumnWidth;
  /** The language of what is in it; that of the page when left out. */
  lang?: string;
}

interface FactsProps {
  caption: string;
  isCaptionVisible?: boolean;
  columns: readonly FactColumn[];
  rows: readonly Fact[];
}

const column = ({ header, width = 'small', lang }: FactColumn, index: number): Column<Fact> => ({
  key: header,
  header,
  width,
  cell: (row) => (lang === undefined ? row[index] : <span lang={lang}>{row[index]}</span>),
  isRowHeader: index === 0,
});

/** A table made from the tokens and the texts themselves. */
export function Facts({ columns, ...table }: FactsProps) {
  return (
    <div className="sb-unstyled">
      <DataTable
        {...table}
        columns={columns.map(column)}
        rowKey={([name, value]) => `${name} ${value}`}
      />
    </div>
  );
}
