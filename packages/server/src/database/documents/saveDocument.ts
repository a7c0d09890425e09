import type { Insertable } from 'kysely';
import type { DbTransaction } from '../db.ts';
import type { SalesDocumentsTable } from '../documentTables.ts';
import { type DocumentKind } from '@facturatie/api-contract';
import type { IsoDate } from '@facturatie/invoice-engine';
import { salesDocumentSearchText } from '../search/searchTexts.ts';
import { documentNumber, yearOf } from './documentNumber.ts';
import type { LineColumns } from './lineColumns.ts';
import { takePlace } from './numberSeries.ts';
import type { ReadDocument } from './readSalesDocument.ts';

/** The columns of a document that a save fills in; the others follow from its number. */
type DocumentColumns = Omit<
  Insertable<SalesDocumentsTable>,
  'id' | 'kind' | 'number' | 'year' | 'sequence' | 'searchText' | 'version'
>;

/** A document that may be saved: looked up, calculated and checked. */
export interface DocumentDraft {
  readonly columns: DocumentColumns & { readonly date: IsoDate };
  /** For the search. */
  readonly customerNumber: string;
  readonly lines: readonly DraftedLine[];
}

export interface DraftedLine {
  /** The row that it was read from; undefined of a line that is new. */
  readonly id: number | undefined;
  readonly columns: LineColumns;
}

/** Adds a document under the next number of its series, with what is to be paid of it; gives its number. */
export async function insertDocument(
  trx: DbTransaction,
  kind: DocumentKind,
  draft: DocumentDraft,
): Promise<string> {
  const { columns } = draft;
  const year = yearOf(columns.date);
  const sequence = await takePlace(trx, { kind, year });
  const number = documentNumber({ kind, year, sequence });
  const searchText = searchTextOf(number, draft);
  const { id } = await trx
    .insertInto('salesDocuments')
    .values({ ...columns, kind, year, sequence, number, searchText })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertLines(trx, id, draft.lines);
  if (kind === 'invoice') {
    await trx
      .insertInto('dueDates')
      .values({
        documentId: id,
        customerId: columns.customerId,
        date: columns.dueDate,
        amount: columns.total,
        settled: columns.total === 0 ? 1 : 0,
        searchText,
      })
      .execute();
  }
  return number;
}

/**
 * Changes a document that is held, and with it what is to be paid. Its version rises, its number stays;
 * lines that it had keep their ids.
 */
export async function changeDocument(
  trx: DbTransaction,
  { row, due }: Pick<ReadDocument, 'row' | 'due'>,
  draft: DocumentDraft,
): Promise<void> {
  const { columns } = draft;
  const searchText = searchTextOf(row.number, draft);
  await trx
    .updateTable('salesDocuments')
    .set({ ...columns, searchText, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
  await trx.deleteFrom('salesDocumentLines').where('documentId', '=', row.id).execute();
  await insertLines(trx, row.id, draft.lines);
  if (due === undefined) return;
  await trx
    .updateTable('dueDates')
    .set({
      customerId: columns.customerId,
      date: columns.dueDate,
      amount: columns.total,
      settled: due.paid + due.credited === columns.total ? 1 : 0,
      searchText,
    })
    .where('code', '=', due.code)
    .execute();
}

/** As many lines as one statement takes: 22 values each, of at most 32766 on SQLite. */
const linesAtOnce = 1000;

async function insertLines(
  trx: DbTransaction,
  documentId: number,
  lines: readonly DraftedLine[],
): Promise<void> {
  const rows = lines.map(({ id, columns }, sequence) => ({ id, documentId, sequence, ...columns }));
  const kept = rows.filter(({ id }) => id !== undefined);
  const added = rows.filter(({ id }) => id === undefined).map(({ id: _none, ...row }) => row);
  for (const some of [...inPieces(kept), ...inPieces(added)]) {
    await trx.insertInto('salesDocumentLines').values(some).execute();
  }
}

function inPieces<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / linesAtOnce);
  return Array.from({ length: count }, (_, piece) =>
    rows.slice(piece * linesAtOnce, (piece + 1) * linesAtOnce),
  );
}

function searchTextOf(number: string, { columns, customerNumber }: DocumentDraft): string {
  return salesDocumentSearchText({ number, customerNumber, ...columns });
}
