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
import { storedCompany } from '../../database/company.ts';
import { recordChange } from '../../database/changes/recordChange.ts';
import { findDateDisorder, findDisorderBefore } from '../../database/documents/dateOrder.ts';
import { readSalesDocument, withStatus } from '../../database/documents/readSalesDocument.ts';
import type { ReadDocument } from '../../database/documents/readSalesDocument.ts';
import { changeDocument, insertDocument } from '../../database/documents/saveDocument.ts';
import type { Db } from '../../database/db.ts';
import { inTransaction } from '../../database/db.ts';
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
    const today = brusselsToday(services.clock);
    const draft = await checkDocument(trx, { call, kind, form, today });
    // Before the number is reserved: from there on other saves wait.
    const company = await storedCompany(trx);
    const saved = await insertDocument(trx, kind, draft);
    const author = { session, clock: services.clock };
    const change = { thing: 'salesDocument', thingId: saved.row.id } as const;
    await recordChange(trx, author, { ...change, after: logged(saved) });
    const warning = await warningAbout(trx, saved, findDisorderBefore);
    return savedDocument(saved, { today, company, warning });
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
    const isDated = saved.row.date !== before.row.date;
    const warning = isDated ? await warningAbout(trx, saved, findDateDisorder) : '';
    return savedDocument(saved, { today, company: await storedCompany(trx), warning });
  });
}

/** What the log of changes keeps of a document: its row and its lines. */
export function logged({ row, lines }: ReadDocument): object {
  return { ...row, lines };
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

/** Of an invoice whose date is new. */
async function warningAbout(
  db: Db,
  { row }: ReadDocument,
  find: typeof findDateDisorder,
): Promise<string> {
  const disorder = row.kind === 'invoice' ? await find(db, row) : undefined;
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
