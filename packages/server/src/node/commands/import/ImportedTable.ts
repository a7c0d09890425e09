import type { IssueCode } from '@facturatie/api-contract';
import type { Db } from '../../../database/db.ts';
import type { ChangedThing } from '../../../database/documentTables.ts';
import type { fieldTexts, importTexts } from '../../../intl/nl-BE.ts';
import type { ReadCell } from './cells.ts';

/** A column that a file may have. */
export interface ImportColumn {
  /** Its name on the wire (docs/glossary.md), and the one that messages use. */
  readonly wireName: string;
  /** Its English name, which the header may use too. */
  readonly name: string;
  readonly required: boolean;
  readonly read?: ReadCell;
}

/** The cells of a record by wire name, read as their columns read them. */
export type Wire = Readonly<Record<string, unknown>>;

export type RowFaultCode = IssueCode | keyof typeof fieldTexts | keyof typeof importTexts.faults;

/** What is wrong with one cell. */
export interface RowFault {
  readonly wireName: string;
  readonly code: RowFaultCode;
}

/** One record of a table. */
export interface StoredRow {
  readonly id: number;
}

/** The values of a row, or why it cannot be written. */
export type RowReading<Values> = { readonly values: Values } | { readonly faults: RowFault[] };

/** How one kind of file is imported into its table. `Row` is the whole row, `Values` the written part. */
export interface ImportedTable<Row extends StoredRow = StoredRow, Values = unknown> {
  readonly thing: ChangedThing;
  readonly columns: readonly ImportColumn[];
  /** The column that identifies a record. */
  readonly keyColumn: string;
  /** The normalised key of a cell, equal for the same record. */
  keyOf(cell: string): string;
  /** Reads the records that rows refer to, once. */
  open(db: Db): Promise<OpenTable<Row, Values>>;
}

/** An import into a table, with the data it needs from the database. */
export interface OpenTable<Row extends StoredRow, Values> {
  /** The rows with these keys, by key. */
  existing(keys: readonly string[]): Promise<ReadonlyMap<string, Row>>;
  /** The row that a record describes. */
  wireOf(row: Row): Wire;
  read(wire: Wire): RowReading<Values>;
  insert(values: readonly Values[]): Promise<Row[]>;
  update(id: number, values: Values): Promise<Row>;
}
