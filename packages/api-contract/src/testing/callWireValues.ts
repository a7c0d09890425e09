import * as fc from 'fast-check';
import { wireDate, wireHundredths, wireRequiredText, wireText } from './wirePrimitives.ts';

type WireValues = Readonly<Record<string, fc.Arbitrary<Record<string, unknown>>>>;

/** What calls are asked with and what they answer, around the wire values of the entities. */
export function callWireValues(entities: WireValues): WireValues {
  const of = (name: string) => entities[name] ?? fc.constant({});
  const page = (wireName: string, row: string) =>
    fc.record({
      [wireName]: fc.record({
        data: fc.array(of(row), { maxLength: 3 }),
        links: fc.array(of('pageLink'), { maxLength: 3 }),
        last_page: fc.integer({ min: 1 }),
        total: fc.maxSafeNat(),
      }),
    });
  const both = (...parts: fc.Arbitrary<Record<string, unknown>>[]) =>
    fc.tuple(...parts).map((wires) => Object.assign({}, ...wires) as Record<string, unknown>);
  const customer = fc.record({ klant: of('customer') });
  const group = fc.record({ klantengroep: of('customerGroup') });
  const document = fc.record({ document: of('salesDocument') });
  return {
    articlePage: page('artikelen', 'article'),
    articleAnswer: fc.record({ product: of('article') }),
    articleQuery: fc.record({ Code: wireRequiredText }),
    creditNotePage: page('creditnotas', 'creditNoteRow'),
    customerAnswer: customer,
    customerWithLookups: both(customer, of('customerLookups')),
    customerParams: fc.record({ id: wireRequiredText }),
    peppolAnswer: fc.record({ peppol: of('peppolCustomer') }),
    customerGroupAnswer: group,
    customerGroupWithCustomers: both(group, fc.record({ klanten: of('customerList') })),
    customerGroupPage: page('klantengroepen', 'customerGroupRow'),
    customerGroupParams: fc.record({ id: fc.maxSafeNat() }),
    newDocumentQuery: fc.record({ soort: fc.constantFrom('Offerte', 'Factuur', 'Creditnota') }),
    dueDateAnswer: fc.record({ vervaldag: of('dueDate') }),
    dueDatePage: page('vervaldagen', 'dueDate'),
    eInvoiceAnswer: fc.record({ efactuur: of('eInvoice') }),
    issueForm: fc.record({ wijze: fc.constantFrom('download', 'aangegeven') }),
    releaseQuery: fc.record({ reden: wireRequiredText }),
    settlementForm: fc.record({
      Datum: wireDate,
      Bedrag: wireHundredths,
      FK_Bank: fc.nat(),
      Factuurnummer: wireText,
    }),
    paymentPage: page('betalingen', 'paymentRow'),
    recurringInvoicePage: page('periodiekefacturen', 'recurringInvoice'),
    salesDocumentAnswer: document,
    savedSalesDocument: both(document, fc.record({ waarschuwing: wireText })),
    salesDocumentWithSettings: both(document, of('documentSettings')),
    salesDocumentParams: fc.record({ id: wireRequiredText }),
    newDocumentParams: fc.record({ kind: fc.constantFrom('offerte', 'factuur') }),
    removalQuery: fc.record({ invoiceno: wireRequiredText }),
    pdfQuery: fc.record({ InvoiceNo: wireRequiredText }),
    salesDocumentQuery: fc.record({
      type: fc.constantFrom(-1, 10, 11),
      page: fc.integer({ min: 1, max: 1_000_000_000 }),
      per_page: fc.constantFrom(10, 20, 50, 100),
      q: wireText.map((text) => text.trim()),
    }),
    salesDocumentPage: page('verkoopdocumenten', 'salesDocumentRow'),
    customerQuotePage: page('offertes', 'customerDocumentRow'),
    customerInvoicePage: page('facturen', 'customerDocumentRow'),
  };
}
