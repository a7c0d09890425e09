import type { Codec } from '../codec/Codec.ts';
import { articleAnswer, articlePage, articleQuery } from './article.ts';
import { creditNotePage, settlementForm } from './creditNote.ts';
import { customerAnswer, customerParams, customerWithLookups } from './customer.ts';
import {
  customerGroupAnswer,
  customerGroupPage,
  customerGroupParams,
  customerGroupWithCustomers,
} from './customerGroup.ts';
import { newDocumentQuery } from './documentSettings.ts';
import { dueDateAnswer, dueDatePage } from './dueDate.ts';
import {
  customersWithoutEInvoicePage,
  eInvoiceAnswer,
  eInvoicesToSendPage,
  issueForm,
  releaseQuery,
} from './eInvoice.ts';
import { paymentPage } from './payment.ts';
import { peppolAnswer } from './peppolCustomer.ts';
import { recurringInvoicePage } from './recurringInvoice.ts';
import {
  newDocumentParams,
  pdfQuery,
  removalQuery,
  salesDocumentAnswer,
  salesDocumentParams,
  salesDocumentWithSettings,
  savedSalesDocument,
} from './salesDocument.ts';
import {
  customerInvoicePage,
  customerQuotePage,
  salesDocumentPage,
  salesDocumentQuery,
} from './salesDocumentRow.ts';

/** A codec and its name in the glossary. */
export interface Entity {
  readonly name: string;
  readonly codec: Codec<unknown>;
  /** Where its wire names come from: a section of the product specification. */
  readonly source: string;
}

/** The inputs and outputs of calls around the entities (spec §7). */
export const callParts: readonly Entity[] = [
  { name: 'articlePage', codec: articlePage, source: '§7 artikelen' },
  { name: 'articleAnswer', codec: articleAnswer, source: '§7 GetByCode, docs/decisions/0001' },
  { name: 'articleQuery', codec: articleQuery, source: '§7 GetByCode' },
  { name: 'creditNotePage', codec: creditNotePage, source: '§7 creditnotas' },
  { name: 'customerAnswer', codec: customerAnswer, source: '§7 klanten' },
  { name: 'customerWithLookups', codec: customerWithLookups, source: '§7 klanten' },
  { name: 'customerParams', codec: customerParams, source: '§7 klanten' },
  { name: 'peppolAnswer', codec: peppolAnswer, source: 'docs/decisions/0028' },
  { name: 'customerGroupAnswer', codec: customerGroupAnswer, source: '§7 klantengroep' },
  {
    name: 'customerGroupWithCustomers',
    codec: customerGroupWithCustomers,
    source: '§7 klantengroep',
  },
  { name: 'customerGroupPage', codec: customerGroupPage, source: '§7 klantengroepen' },
  { name: 'customerGroupParams', codec: customerGroupParams, source: '§7 klantengroep' },
  { name: 'newDocumentQuery', codec: newDocumentQuery, source: '§7 nextautonumber' },
  { name: 'dueDateAnswer', codec: dueDateAnswer, source: '§7 betaling, docs/decisions/0001' },
  { name: 'dueDatePage', codec: dueDatePage, source: '§7 vervaldagen' },
  { name: 'eInvoiceAnswer', codec: eInvoiceAnswer, source: 'docs/decisions/0028' },
  { name: 'eInvoicesToSendPage', codec: eInvoicesToSendPage, source: 'docs/decisions/0028' },
  {
    name: 'customersWithoutEInvoicePage',
    codec: customersWithoutEInvoicePage,
    source: 'docs/decisions/0028',
  },
  { name: 'issueForm', codec: issueForm, source: 'docs/decisions/0028' },
  { name: 'releaseQuery', codec: releaseQuery, source: 'docs/decisions/0028' },
  { name: 'settlementForm', codec: settlementForm, source: 'docs/decisions/0031' },
  { name: 'paymentPage', codec: paymentPage, source: '§7 betalingen' },
  { name: 'recurringInvoicePage', codec: recurringInvoicePage, source: '§7 periodiekefacturen' },
  { name: 'salesDocumentAnswer', codec: salesDocumentAnswer, source: '§7 verkoopdocumenten' },
  {
    name: 'salesDocumentWithSettings',
    codec: salesDocumentWithSettings,
    source: '§7 verkoopdocumenten',
  },
  {
    name: 'savedSalesDocument',
    codec: savedSalesDocument,
    source: '§7 verkoopdocumenten, docs/decisions/0001',
  },
  { name: 'salesDocumentParams', codec: salesDocumentParams, source: '§7 verkoopdocumenten' },
  { name: 'newDocumentParams', codec: newDocumentParams, source: '§7 verkoopdocumenten' },
  { name: 'removalQuery', codec: removalQuery, source: '§7 Remove' },
  { name: 'pdfQuery', codec: pdfQuery, source: '§7 generatepdf' },
  { name: 'salesDocumentQuery', codec: salesDocumentQuery, source: '§7 verkoopdocumenten' },
  { name: 'salesDocumentPage', codec: salesDocumentPage, source: '§7 verkoopdocumenten' },
  { name: 'customerQuotePage', codec: customerQuotePage, source: '§7 offertes' },
  { name: 'customerInvoicePage', codec: customerInvoicePage, source: '§7 facturen' },
];
