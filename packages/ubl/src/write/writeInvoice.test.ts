import { describe, expect, test } from 'vitest';
import { exampleInvoice } from '../testing/exampleInvoice.ts';
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
});

describe('W3 text', () => {
  test('is escaped, and keeps only what XML allows', () => {
    expect(elementText(['a', ' <b> & "c"\u0007\uD800 €😀\tx\r '])).toBe(
      '\n<a>&lt;b&gt; &amp; &quot;c&quot; €😀\tx</a>',
    );
    expect(elementText(['a', 'b', { c: '"<' }])).toBe('\n<a c="&quot;&lt;">b</a>');
    expect(elementText(['a', 'b\rc'])).toBe('\n<a>b&#13;c</a>');
  });

  test('that cannot be carried whole is known', () => {
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
});
