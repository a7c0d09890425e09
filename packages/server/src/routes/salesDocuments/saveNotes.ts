import { salesDocumentForm } from '@facturatie/api-contract';
import type { SalesDocumentForm } from '@facturatie/api-contract';
import { brusselsToday } from '../../clock/brusselsToday.ts';
import { recordChange } from '../../database/changes/recordChange.ts';
import type { ReadDocument } from '../../database/documents/readSalesDocument.ts';
import { storedCompany } from '../../database/company.ts';
import { logged } from '../../database/documents/saveDocument.ts';
import { newVersion } from '../../database/newVersion.ts';
import type { SessionContext } from '../../http/callRoute.ts';
import { readAgain, savedDocument } from './saveDocument.ts';
import type { SavedDocument } from './saveDocument.ts';

/** Whether a form equals its document except for the internal notes. */
export function hasOnlyOtherNotes({ document }: ReadDocument, form: SalesDocumentForm): boolean {
  const textOf = (one: SalesDocumentForm) =>
    JSON.stringify(salesDocumentForm.encode({ ...one, notes: '' }));
  return textOf(form) === textOf(document);
}

/** Changes the notes of a document that is held, and nothing else, in the transaction of the call. */
export async function saveNotes(
  before: ReadDocument,
  notes: string,
  { database, session, services }: Pick<SessionContext, 'database' | 'session' | 'services'>,
): Promise<SavedDocument> {
  const { id, number } = before.row;
  await database
    .updateTable('salesDocuments')
    .set({ notes, version: newVersion() })
    .where('id', '=', id)
    .execute();
  const saved = await readAgain(database, number);
  const author = { session, clock: services.clock };
  const change = { thing: 'salesDocument', thingId: id } as const;
  await recordChange(database, author, {
    ...change,
    before: logged(before),
    after: logged(saved),
  });
  const company = await storedCompany(database);
  return savedDocument(saved, { today: brusselsToday(services.clock), company, warning: '' });
}
