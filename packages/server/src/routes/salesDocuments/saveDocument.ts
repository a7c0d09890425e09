import type {
  Call,
  DocumentKind,
  EInvoice,
  SalesDocument,
  SalesDocumentForm,
} from '@facturatie/api-contract';
import type { CalculatedDocument, IsoDate } from '@facturatie/invoice-engine';
import { brusselsToday } from '../../clock/brusselsToday.ts';
import type { Company } from '../../company/company.ts';
import { recordChange } from '../../database/changes/recordChange.ts';
import { findDateDisorder } from '../../database/documents/dateOrder.ts';
import type { DateDisorder } from '../../database/documents/dateOrder.ts';
import { readSalesDocument, withStatus } from '../../database/documents/readSalesDocument.ts';
import type { ReadDocument } from '../../database/documents/readSalesDocument.ts';
import { changeDocument, insertDocument, logged } from '../../database/documents/saveDocument.ts';
import type { Db } from '../../database/db.ts';
import { inTransaction } from '../../database/transaction.ts';
import { eInvoicesFrom, eInvoiceStatusOf } from '../../eInvoice/eInvoiceStatus.ts';
import type { SessionContext } from '../../http/callRoute.ts';
import type { ThingVersion } from '../../http/entityTag.ts';
import { warningTexts } from '../../intl/nl-BE.ts';
import { checkDocument } from './checkDocument.ts';

type SaveContext = Pick<SessionContext, 'database' | 'session' | 'services'>;

/** A document that was saved, and its version. */
export interface SavedDocument {
  readonly document: SalesDocument;
  /** A warning about the saved document; '' when there is none. */
  readonly warning: string;
  /** Null of a quote. */
  readonly eInvoiceStatus: EInvoice['status'] | null;
  readonly version: ThingVersion;
}

/**
 * Saves a new document under the next number of its series, in the transaction of the call.
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
    const today = brusselsToday(services.clock);
    const draft = await checkDocument(trx, { call, kind, form, today });
    const author = { session, clock: services.clock };
    const { saved, disorder } = await insertDocument(trx, kind, draft, author);
    const { company } = draft;
    return savedDocument(saved, { today, company, warning: warningAbout(disorder) });
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
    const today = brusselsToday(services.clock);
    const draft = await checkDocument(trx, { call, kind: before.row.kind, form, before, today });
    await changeDocument(trx, before, draft);
    const saved = await readAgain(trx, before.row.number, draft.calculated);
    const author = { session, clock: services.clock };
    const change = { thing: 'salesDocument', thingId: saved.row.id } as const;
    await recordChange(trx, author, { ...change, before: logged(before), after: logged(saved) });
    const { row } = saved;
    const isDated = row.kind === 'invoice' && row.date !== before.row.date;
    const disorder = isDated ? await findDateDisorder(trx, row) : undefined;
    const { company } = draft;
    return savedDocument(saved, { today, company, warning: warningAbout(disorder) });
  });
}

/**
 * @param calculated what the engine makes of its lines, where that is known
 * @throws Error when there is none of that number
 */
export async function readAgain(
  db: Db,
  number: string,
  calculated?: CalculatedDocument,
): Promise<ReadDocument> {
  const saved = await readSalesDocument(db, number, calculated);
  if (saved === undefined) throw new Error('A document that was just saved is not there');
  return saved;
}

function warningAbout(disorder: DateDisorder | undefined): string {
  return disorder ? warningTexts.dateOutOfOrder(disorder.earlier, disorder.later) : '';
}

/** A document as the answer to its save. */
export function savedDocument(
  saved: ReadDocument,
  {
    today,
    company,
    warning,
  }: { readonly today: IsoDate; readonly company: Company | undefined; readonly warning: string },
): SavedDocument {
  const { row } = saved;
  const eInvoiceStatus =
    row.kind === 'quote' ? null : eInvoiceStatusOf(row, eInvoicesFrom(company));
  return { document: withStatus(saved, today), warning, eInvoiceStatus, version: row };
}
