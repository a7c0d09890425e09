import { describe, expect, test } from 'vitest';
import type { BisInvoice } from '../model/BisInvoice.ts';
import { amount } from '../model/Decimal.ts';
import { exampleBuyer, exampleInvoice, exampleSeller } from '../testing/exampleInvoice.ts';
import { writeInvoice } from './writeInvoice.ts';
import { elementText, hasForbiddenCharacters } from './xml.ts';

const elements = (xml: string) => Array.from(xml.matchAll(/<(c[ab]c:\w+)/g), ([, name]) => name);

describe('W1 the order of the XSD', () => {
  test('of an invoice', () => {
    expect(writeInvoice(exampleInvoice)).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<Invoice /,
    );
    expect(elements(writeInvoice(exampleInvoice)).slice(0, 9)).toEqual([
      'cbc:CustomizationID',
      'cbc:ProfileID',
      'cbc:ID',
      'cbc:IssueDate',
      'cbc:DueDate',
      'cbc:InvoiceTypeCode',
      'cbc:DocumentCurrencyCode',
      'cbc:BuyerReference',
      'cac:AccountingSupplierParty',
    ]);
  });

  test('of a credit note', () => {
    const xml = writeInvoice({
      ...exampleInvoice,
      kind: 'creditNote',
      precedingInvoices: [{ number: '20261100001', issueDate: '2026-11-01' }],
    });
    expect(xml).toContain('<CreditNote ');
    expect(xml).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>');
    expect(xml).toContain('<cbc:CreditedQuantity unitCode="HUR">2</cbc:CreditedQuantity>');
    expect(elements(xml)).not.toContain('cbc:DueDate');
    expect(elements(xml)).toContain('cac:BillingReference');
  });
});

describe('W2 nothing is empty', () => {
  test('no element without content is written', () => {
    const xml = writeInvoice({
      ...exampleInvoice,
      note: ' ',
      buyer: { ...exampleInvoice.buyer, contact: { name: '', phone: ' ' } },
    });
    expect(xml).not.toContain('<cbc:Note');
    expect(xml.match(/<cac:Contact>/g)).toHaveLength(1);
  });

  test('text that becomes white space is left out', () => {
    expect(elementText(['a', ' \u0001 \u0001 '])).toBe('');
    expect(elementText(['a', '\u0001 b'])).toBe('\n<a>b</a>');
  });
});

describe('W3 text', () => {
  test('is escaped, and keeps only what XML allows', () => {
    expect(elementText(['a', ' <b> & "c"\u0007\uD800 €😀\tx\r '])).toBe(
      '\n<a>&lt;b&gt; &amp; &quot;c&quot; €😀\tx</a>',
    );
    expect(elementText(['a', 'b', { c: '"<' }])).toBe('\n<a c="&quot;&lt;">b</a>');
    expect(elementText(['a', 'b\rc'])).toBe('\n<a>b&#13;c</a>');
  });

  test('that cannot be represented in full is reported', () => {
    expect(hasForbiddenCharacters('tab\t and line\n')).toBe(false);
    expect(hasForbiddenCharacters('bell\u0007')).toBe(true);
  });
});

describe('W5 what is written', () => {
  test('is what the model holds', () => {
    const xml = writeInvoice(exampleInvoice);
    for (const name of ['AllowanceTotalAmount', 'PrepaidAmount', 'OrderReference', 'Delivery'])
      expect(xml).not.toContain(name);
    expect(xml).toContain('<cbc:PaymentID>+++026/1100/04201+++</cbc:PaymentID>');
    expect(xml).toContain('<cbc:RegistrationName>Café Élysée &amp; Zoon</cbc:RegistrationName>');
  });

  test('is all that the model holds, each value in its own element', () => {
    expect(valuesIn(writeInvoice(fullCreditNote))).toEqual([
      'CustomizationID: urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
      'ProfileID: urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
      'ID: 20261100043',
      'IssueDate: 2026-11-23',
      'CreditNoteTypeCode: 381',
      'Note: Opmerking',
      'DocumentCurrencyCode: EUR',
      'BuyerReference: Koper 7',
      'OrderReference/ID: PO 4711',
      'BillingReference/InvoiceDocumentReference/ID: 20261100001',
      'BillingReference/InvoiceDocumentReference/IssueDate: 2026-11-01',
      'AdditionalDocumentReference/ID: bijlage',
      'AdditionalDocumentReference/DocumentDescription: De factuur',
      'AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject: JVBERg==',
      'AccountingSupplierParty/Party/EndpointID: 0403170701',
      'AccountingSupplierParty/Party/PartyName/Name: De Leie',
      'AccountingSupplierParty/Party/PostalAddress/StreetName: Korenmarkt 1',
      'AccountingSupplierParty/Party/PostalAddress/CityName: Gent',
      'AccountingSupplierParty/Party/PostalAddress/PostalZone: 9000',
      'AccountingSupplierParty/Party/PostalAddress/Country/IdentificationCode: BE',
      'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID: BE0403170701',
      'AccountingSupplierParty/Party/PartyTaxScheme/TaxScheme/ID: VAT',
      'AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName: Drukkerij De Leie bv',
      'AccountingSupplierParty/Party/PartyLegalEntity/CompanyID: 0403170701',
      'AccountingSupplierParty/Party/PartyLegalEntity/CompanyLegalForm: RPR Gent',
      'AccountingSupplierParty/Party/Contact/Name: An Peeters',
      'AccountingSupplierParty/Party/Contact/Telephone: +32 9 123 45 67',
      'AccountingSupplierParty/Party/Contact/ElectronicMail: an@example.com',
      'AccountingCustomerParty/Party/EndpointID: 0202239951',
      'AccountingCustomerParty/Party/PartyIdentification/ID: 1001',
      'AccountingCustomerParty/Party/PartyName/Name: Café Élysée &amp; Zoon',
      'AccountingCustomerParty/Party/PostalAddress/StreetName: Meir 5',
      'AccountingCustomerParty/Party/PostalAddress/CityName: Antwerpen',
      'AccountingCustomerParty/Party/PostalAddress/PostalZone: 2000',
      'AccountingCustomerParty/Party/PostalAddress/Country/IdentificationCode: BE',
      'AccountingCustomerParty/Party/PartyTaxScheme/CompanyID: BE0202239951',
      'AccountingCustomerParty/Party/PartyTaxScheme/TaxScheme/ID: VAT',
      'AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName: Café Élysée &amp; Zoon',
      'AccountingCustomerParty/Party/PartyLegalEntity/CompanyID: 0202239951',
      'AccountingCustomerParty/Party/Contact/Name: Bea Maes',
      'AccountingCustomerParty/Party/Contact/Telephone: +32 3 765 43 21',
      'AccountingCustomerParty/Party/Contact/ElectronicMail: bea@example.com',
      'Delivery/ActualDeliveryDate: 2026-11-20',
      'Delivery/DeliveryLocation/Address/StreetName: Kaai 3',
      'Delivery/DeliveryLocation/Address/AdditionalStreetName: Loods B',
      'Delivery/DeliveryLocation/Address/CityName: Brugge',
      'Delivery/DeliveryLocation/Address/PostalZone: 8000',
      'Delivery/DeliveryLocation/Address/Country/IdentificationCode: NL',
      'PaymentMeans/PaymentMeansCode: 30',
      'PaymentMeans/PaymentID: +++026/1100/04201+++',
      'PaymentMeans/PayeeFinancialAccount/ID: BE68539007547034',
      'PaymentMeans/PayeeFinancialAccount/Name: De Leie op naam',
      'PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID: GKCCBEBB',
      'PaymentTerms/Note: Binnen 30 dagen',
      'AllowanceCharge/ChargeIndicator: false',
      'AllowanceCharge/AllowanceChargeReasonCode: 95',
      'AllowanceCharge/AllowanceChargeReason: Korting',
      'AllowanceCharge/MultiplierFactorNumeric: 1',
      'AllowanceCharge/Amount: 1.01',
      'AllowanceCharge/BaseAmount: 101.00',
      'AllowanceCharge/TaxCategory/ID: E',
      'AllowanceCharge/TaxCategory/Percent: 0',
      'AllowanceCharge/TaxCategory/TaxScheme/ID: VAT',
      'TaxTotal/TaxAmount: 7.07',
      'TaxTotal/TaxSubtotal/TaxableAmount: 2.02',
      'TaxTotal/TaxSubtotal/TaxAmount: 3.03',
      'TaxTotal/TaxSubtotal/TaxCategory/ID: E',
      'TaxTotal/TaxSubtotal/TaxCategory/Percent: 0',
      'TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReasonCode: VATEX-EU-132',
      'TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReason: Vrijgesteld',
      'TaxTotal/TaxSubtotal/TaxCategory/TaxScheme/ID: VAT',
      'LegalMonetaryTotal/LineExtensionAmount: 4.04',
      'LegalMonetaryTotal/TaxExclusiveAmount: 6.06',
      'LegalMonetaryTotal/TaxInclusiveAmount: 8.08',
      'LegalMonetaryTotal/AllowanceTotalAmount: 5.05',
      'LegalMonetaryTotal/PrepaidAmount: 9.09',
      'LegalMonetaryTotal/PayableAmount: 10.10',
      'CreditNoteLine/ID: 1',
      'CreditNoteLine/Note: Bij de lijn',
      'CreditNoteLine/CreditedQuantity: 2',
      'CreditNoteLine/LineExtensionAmount: 11.11',
      'CreditNoteLine/AllowanceCharge/ChargeIndicator: false',
      'CreditNoteLine/AllowanceCharge/AllowanceChargeReasonCode: 95',
      'CreditNoteLine/AllowanceCharge/AllowanceChargeReason: Korting',
      'CreditNoteLine/AllowanceCharge/Amount: 12.12',
      'CreditNoteLine/Item/Description: Uitleg',
      'CreditNoteLine/Item/Name: Werkuren',
      'CreditNoteLine/Item/SellersItemIdentification/ID: A1',
      'CreditNoteLine/Item/ClassifiedTaxCategory/ID: E',
      'CreditNoteLine/Item/ClassifiedTaxCategory/Percent: 0',
      'CreditNoteLine/Item/ClassifiedTaxCategory/TaxScheme/ID: VAT',
      'CreditNoteLine/Price/PriceAmount: 13.13',
    ]);
  });
});

/** The values of a document, each behind the path of its element. */
function valuesIn(xml: string): string[] {
  const path: string[] = [];
  return Array.from(xml.matchAll(/<(\/?)c[ab]c:(\w+)[^>]*>([^<]*)/g)).flatMap(
    ([, isEnd, name = '', text = '']) => {
      if (isEnd) path.pop();
      else path.push(name);
      return text.trim() === '' ? [] : [`${path.join('/')}: ${text}`];
    },
  );
}

const discount = { reason: 'Korting', reasonCode: '95' };
const exempt = { code: 'E', rate: { units: 0, scale: 0 } } as const;

/** A credit note with everything that there is, each value another. */
const fullCreditNote: BisInvoice = {
  kind: 'creditNote',
  number: '20261100043',
  issueDate: '2026-11-23',
  note: 'Opmerking',
  buyerReference: 'Koper 7',
  orderReference: 'PO 4711',
  precedingInvoices: [{ number: '20261100001', issueDate: '2026-11-01' }],
  attachments: [
    {
      id: 'bijlage',
      description: 'De factuur',
      mimeCode: 'application/pdf',
      filename: 'factuur.pdf',
      content: 'JVBERg==',
    },
  ],
  seller: { ...exampleSeller, tradingName: 'De Leie' },
  buyer: {
    ...exampleBuyer,
    contact: { name: 'Bea Maes', phone: '+32 3 765 43 21', email: 'bea@example.com' },
  },
  delivery: {
    date: '2026-11-20',
    address: {
      street: 'Kaai 3',
      additionalStreet: 'Loods B',
      city: 'Brugge',
      postcode: '8000',
      country: 'NL',
    },
  },
  payment: {
    reference: '+++026/1100/04201+++',
    iban: 'BE68539007547034',
    accountName: 'De Leie op naam',
    bic: 'GKCCBEBB',
  },
  paymentTerms: 'Binnen 30 dagen',
  allowances: [
    {
      ...discount,
      amount: amount(101),
      base: amount(10100),
      percent: { units: 1, scale: 0 },
      category: exempt,
    },
  ],
  taxSubtotals: [
    {
      category: exempt,
      taxable: amount(202),
      tax: amount(303),
      exemptionCode: 'VATEX-EU-132',
      exemptionReason: 'Vrijgesteld',
    },
  ],
  totals: {
    lineNet: amount(404),
    allowance: amount(505),
    net: amount(606),
    tax: amount(707),
    total: amount(808),
    prepaid: amount(909),
    payable: amount(1010),
  },
  lines: [
    {
      id: '1',
      note: 'Bij de lijn',
      quantity: { units: 2, scale: 0 },
      unit: 'HUR',
      net: amount(1111),
      allowance: { ...discount, amount: amount(1212) },
      name: 'Werkuren',
      description: 'Uitleg',
      sellersId: 'A1',
      category: exempt,
      price: { units: 1313, scale: 2 },
    },
  ],
};
