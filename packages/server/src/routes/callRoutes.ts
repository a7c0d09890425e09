import type { CallRoute } from '../http/callRoute.ts';
import * as articles from './articles/articleRoutes.ts';
import * as creditable from './creditNotes/getCreditable.ts';
import * as creditNotes from './creditNotes/settleCreditNote.ts';
import * as customerGroups from './customerGroups/customerGroupRoutes.ts';
import * as customerLists from './customers/customerListRoutes.ts';
import * as customers from './customers/customerRoutes.ts';
import * as vatNumbers from './customers/lookUpVatNumber.ts';
import * as customersPeppol from './customers/peppol.ts';
import * as eInvoices from './eInvoices/eInvoices.ts';
import * as eInvoicesToSend from './eInvoices/eInvoicesToSend.ts';
import * as payments from './payments/paymentRoutes.ts';
import * as invoicePdf from './salesDocuments/getInvoicePdf.ts';
import * as salesDocuments from './salesDocuments/salesDocumentRoutes.ts';
import * as session from './session/sessionRoutes.ts';

/** Files that export routes and nothing else. */
const files: readonly Readonly<Record<string, CallRoute>>[] = [
  articles,
  creditable,
  creditNotes,
  customerGroups,
  customerLists,
  customers,
  vatNumbers,
  customersPeppol,
  eInvoices,
  eInvoicesToSend,
  payments,
  invoicePdf,
  salesDocuments,
  session,
];

/** What answers each call of the contract. */
export const callRoutes: readonly CallRoute[] = files.flatMap((routes) => Object.values(routes));
