import type { Db } from '../db.ts';
import * as customersAndUsers from './0001-customers-and-users.ts';
import * as referenceData from './0002-reference-data.ts';
import * as salesDocuments from './0003-sales-documents.ts';
import * as changeLog from './0004-change-log.ts';
import * as documentOrder from './0005-document-order.ts';
import * as seedDays from './0006-seed-days.ts';
import * as signIn from './0007-sign-in.ts';
import * as eInvoices from './0008-e-invoices.ts';
import * as creditNotes from './0009-credit-notes.ts';
import * as eInvoiceStatus from './0010-e-invoice-status.ts';
import * as eInvoiceFault from './0011-e-invoice-fault.ts';
import * as ownDocuments from './0012-own-documents.ts';
import * as searchTrigrams from './0013-search-trigrams.ts';

/** One step forward of the schema; a step that was released is never edited. */
export interface Migration {
  name: string;
  up: (db: Db) => Promise<void>;
}

/** Every migration, in the order in which they run. */
export const migrations: readonly Migration[] = [
  { name: '0001-customers-and-users', up: customersAndUsers.up },
  { name: '0002-reference-data', up: referenceData.up },
  { name: '0003-sales-documents', up: salesDocuments.up },
  { name: '0004-change-log', up: changeLog.up },
  { name: '0005-document-order', up: documentOrder.up },
  { name: '0006-seed-days', up: seedDays.up },
  { name: '0007-sign-in', up: signIn.up },
  { name: '0008-e-invoices', up: eInvoices.up },
  { name: '0009-credit-notes', up: creditNotes.up },
  { name: '0010-e-invoice-status', up: eInvoiceStatus.up },
  { name: '0011-e-invoice-fault', up: eInvoiceFault.up },
  { name: '0012-own-documents', up: ownDocuments.up },
  { name: '0013-search-trigrams', up: searchTrigrams.up },
];
