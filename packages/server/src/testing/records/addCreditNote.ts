import type { DbTransaction } from '../../database/db.ts';
import { documentNumber } from '../../database/documents/documentNumber.ts';
import { reserveSequences } from '../../database/documents/numberSeries.ts';
import { addInvoice } from './addInvoice.ts';
import type { TestInvoice } from './addInvoice.ts';

/** Adds a paid invoice of 121 euro and a credit note of all of it, still to be repaid; gives its number. */
export async function addCreditNote(
  db: DbTransaction,
  given: Pick<TestInvoice, 'customerNumber' | 'date'>,
): Promise<string> {
  const { id: creditedId } = await addInvoice(db, {
    ...given,
    paid: [121_00],
  });
  const paid = db.selectFrom('salesDocuments').selectAll().where('id', '=', creditedId);
  const { id: _own, searchText, ...columns } = await paid.executeTakeFirstOrThrow();
  const series = { kind: 'creditNote', year: columns.year } as const;
  const place = { ...series, sequence: await reserveSequences(db, series, 1) };
  const number = documentNumber(place);
  const { id } = await db
    .insertInto('salesDocuments')
    .values({ ...columns, ...place, number, creditedId, searchText: `${number} ${searchText}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('salesDocumentLines')
    .selectAll()
    .where('documentId', '=', creditedId)
    .execute();
  await db
    .insertInto('salesDocumentLines')
    .values(lines.map(({ id: _line, ...line }) => ({ ...line, documentId: id })))
    .execute();
  const { customerId, date, deliveryDate, total } = columns;
  await db
    .insertInto('creditNotes')
    .values({
      number,
      customerId,
      documentId: creditedId,
      ownDocumentId: id,
      date,
      deliveryDate,
      total,
      open: total,
    })
    .execute();
  return number;
}
