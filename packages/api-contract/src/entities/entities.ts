import { article } from './article.ts';
import { callParts } from './callParts.ts';
import type { Entity } from './callParts.ts';
import { creditable, creditablePart } from './creditable.ts';
import { creditNoteRow } from './creditNote.ts';
import { customer, customerForm, deliveryAddress, invoiceAddress } from './customer.ts';
import { customerGroup, customerGroupForm, customerGroupRow } from './customerGroup.ts';
import { customerList, customerPage, customerRow } from './customerRow.ts';
import { documentSettings, newDocumentData, vatGroup } from './documentSettings.ts';
import { dueDate } from './dueDate.ts';
import {
  customerWithoutEInvoice,
  eInvoice,
  eInvoiceCounts,
  eInvoiceFinding,
  eInvoiceToSend,
} from './eInvoice.ts';
import {
  customerLookups,
  groupChoice,
  keyValue,
  newCustomerData,
  representativeChoice,
} from './lookups.ts';
import { listQuery, memberQuery, pageLink, pageQuery } from './pagedList.ts';
import { bank, paymentForm, paymentLookups, paymentRow } from './payment.ts';
import { peppolCustomer, peppolForm } from './peppolCustomer.ts';
import { recurringInvoice } from './recurringInvoice.ts';
import { salesDocument, salesDocumentForm } from './salesDocument.ts';
import { lineAmounts, lineRecord, salesDocumentLine } from './salesDocumentLine.ts';
import { customerDocumentRow, salesDocumentRow } from './salesDocumentRow.ts';
import { credentials, signedIn, user } from './user.ts';
import { vatAnswer, vatQuestion } from './vatDatabank.ts';

/** Every entity that travels, in the order of the product specification. */
export const entities: readonly Entity[] = [
  { name: 'user', codec: user, source: '§3 Current user' },
  { name: 'customer', codec: customer, source: '§3 Customer' },
  { name: 'customerForm', codec: customerForm, source: '§3 Customer, §7' },
  { name: 'invoiceAddress', codec: invoiceAddress, source: '§3 Customer, invoice address' },
  { name: 'deliveryAddress', codec: deliveryAddress, source: '§3 Customer, delivery address' },
  { name: 'customerRow', codec: customerRow, source: '§3 Customer, customer search result' },
  { name: 'customerGroup', codec: customerGroup, source: '§3 Customer group' },
  { name: 'customerGroupForm', codec: customerGroupForm, source: '§3 Customer group, §7' },
  { name: 'customerGroupRow', codec: customerGroupRow, source: '§3 Customer group, list rows' },
  { name: 'customerLookups', codec: customerLookups, source: '§3 Customer, lookup lists' },
  { name: 'keyValue', codec: keyValue, source: '§3 Customer, lookup lists' },
  { name: 'groupChoice', codec: groupChoice, source: '§3 Customer, lookup lists' },
  {
    name: 'representativeChoice',
    codec: representativeChoice,
    source: '§3 Customer, lookup lists',
  },
  { name: 'newCustomerData', codec: newCustomerData, source: '§7 dataklanten' },
  { name: 'salesDocument', codec: salesDocument, source: '§3 Sales document' },
  { name: 'salesDocumentForm', codec: salesDocumentForm, source: '§3 Sales document, §7' },
  { name: 'salesDocumentLine', codec: salesDocumentLine, source: '§3 Sales document, line' },
  { name: 'lineAmounts', codec: lineAmounts, source: '§3 Sales document, line' },
  { name: 'lineRecord', codec: lineRecord, source: '§3 Sales document, line' },
  { name: 'salesDocumentRow', codec: salesDocumentRow, source: '§3 Sales document, list row' },
  {
    name: 'customerDocumentRow',
    codec: customerDocumentRow,
    source: '§3 Sales document, customer tabs',
  },
  { name: 'documentSettings', codec: documentSettings, source: '§7 nextautonumber' },
  { name: 'newDocumentData', codec: newDocumentData, source: '§7 nextautonumber' },
  { name: 'article', codec: article, source: '§3 Article' },
  { name: 'vatGroup', codec: vatGroup, source: '§3 VAT group' },
  { name: 'paymentRow', codec: paymentRow, source: '§3 Payment, row' },
  { name: 'paymentForm', codec: paymentForm, source: '§3 Payment, to create' },
  { name: 'paymentLookups', codec: paymentLookups, source: '§3 Payment, helper data' },
  { name: 'bank', codec: bank, source: '§3 Payment, helper data' },
  { name: 'creditNoteRow', codec: creditNoteRow, source: '§3 Credit note row' },
  { name: 'creditable', codec: creditable, source: 'docs/decisions/0031' },
  { name: 'creditablePart', codec: creditablePart, source: 'docs/decisions/0031' },
  { name: 'dueDate', codec: dueDate, source: '§3 Due date (vervaldag) row' },
  { name: 'eInvoice', codec: eInvoice, source: 'docs/decisions/0028' },
  { name: 'peppolForm', codec: peppolForm, source: 'docs/decisions/0028' },
  { name: 'peppolCustomer', codec: peppolCustomer, source: 'docs/decisions/0028' },
  { name: 'eInvoiceToSend', codec: eInvoiceToSend, source: 'docs/decisions/0028' },
  {
    name: 'customerWithoutEInvoice',
    codec: customerWithoutEInvoice,
    source: 'docs/decisions/0028',
  },
  { name: 'eInvoiceCounts', codec: eInvoiceCounts, source: 'docs/decisions/0028' },
  { name: 'eInvoiceFinding', codec: eInvoiceFinding, source: 'docs/decisions/0028' },
  { name: 'recurringInvoice', codec: recurringInvoice, source: '§3 Recurring invoice row' },
  { name: 'vatQuestion', codec: vatQuestion, source: '§7 getvatdata' },
  { name: 'vatAnswer', codec: vatAnswer, source: '§7 getvatdata' },
  { name: 'customerList', codec: customerList, source: '§3 Paged list response' },
  { name: 'pageLink', codec: pageLink, source: '§3 Paged list response' },
  { name: 'pageQuery', codec: pageQuery, source: '§7, §9' },
  { name: 'memberQuery', codec: memberQuery, source: '§7 klantengroep' },
  { name: 'listQuery', codec: listQuery, source: '§7, §9' },
  { name: 'credentials', codec: credentials, source: '§7 login' },
  { name: 'signedIn', codec: signedIn, source: '§7 login' },
  { name: 'customerPage', codec: customerPage, source: '§7 customer list' },
  ...callParts,
];
