import type {
  Call,
  DocumentKind,
  SalesDocument,
  SalesDocumentForm,
} from '@facturatie/api-contract';
import { brusselsToday } from '../clock/brusselsToday.ts';
import { recordChange } from '../database/changes/recordChange.ts';
import { readSalesDocument, withStatus } from '../database/documents/readSalesDocument.ts';
import type { ReadDocument } from '../database/documents/readSalesDocument.ts';
import { changeDocument, insertDocument } from '../database/documents/saveDocument.ts';
import type { Db } from '../database/db.ts';
import { inTransaction } from '../database/db.ts';
import type { SessionContext } from '../http/callRoute.ts';
import type { ThingVersion } from '../http/entityTag.ts';
import { checkDocument } from './checkDocument.ts';

type SaveContext = Pick<SessionContext, 'database' | 'session' | 'services'>;

/** A document that was saved, and its version. */
export interface SavedDocument {
  readonly document: SalesDocument;
  readonly version: ThingVersion;
}

/**
 * Saves a new quote or invoice under the next number of its series, in the transaction of the call.
 * @param call the call that brought the form: names its fields
 * @throws Refusal as `checkDocument` does
 */
export async function saveNewDocument(
  call: Call,
  kind: DocumentKind,
  form: SalesDocumentForm,
  { database, session, services }: SaveContext,
): Promise<SavedDocument> {
  return inTransaction(database, async (trx) => {
    const draft = await checkDocument(trx, { call, kind, form });
    const saved = await insertDocument(trx, kind, draft);
    const author = { session, clock: services.clock };
    const change = { thing: 'salesDocument', thingId: saved.row.id } as const;
    await recordChange(trx, author, { ...change, after: logged(saved) });
    return savedDocument(saved, services.clock);
  });
}

/**
 * Saves a document that is held, in the transaction of the call.
 * @throws Refusal as `checkDocument` does
 */
export async function saveChangedDocument(
  call: Call,
  before: ReadDocument,
  form: SalesDocumentForm,
  { database, session, services }: SaveContext,
): Promise<SavedDocument> {
  return inTransaction(database, async (trx) => {
    const draft = await checkDocument(trx, { call, kind: before.row.kind, form, before });
    await changeDocument(trx, before, draft);
    const saved = await readAgain(trx, before.row.number);
    const author = { session, clock: services.clock };
    const change = { thing: 'salesDocument', thingId: saved.row.id } as const;
    await recordChange(trx, author, { ...change, before: logged(before), after: logged(saved) });
    return savedDocument(saved, services.clock);
  });
}

/** What the log of changes keeps of a document: its row and its lines. */
export function logged({ row, lines }: ReadDocument): object {
  return { ...row, lines };
}

async function readAgain(db: Db, number: string): Promise<ReadDocument> {
  const saved = await readSalesDocument(db, number);
  if (saved === undefined) throw new Error('A document that was just saved is not there');
  return saved;
}

function savedDocument(
  saved: ReadDocument,
  clock: Parameters<typeof brusselsToday>[0],
): SavedDocument {
  return { document: withStatus(saved, brusselsToday(clock)), version: saved.row };
}
