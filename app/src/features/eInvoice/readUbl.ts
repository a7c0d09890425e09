/** An e-invoice as its receiver reads it: texts as they are in the XML. */
export interface ReadUbl {
  readonly kind: 'invoice' | 'creditNote';
  readonly number: string;
  readonly date: string;
  readonly dueDate: string;
  readonly deliveryDate: string;
  readonly reference: string;
  readonly note: string;
  readonly seller: ReadParty;
  readonly buyer: ReadParty;
  readonly iban: string;
  readonly communication: string;
  readonly terms: string;
  readonly lines: readonly ReadLine[];
  readonly vatRows: readonly ReadVatRow[];
  /** The discount on the whole document, in percent; '' where there is none. */
  readonly discount: string;
  readonly lineNet: string;
  readonly allowance: string;
  readonly net: string;
  readonly vat: string;
  readonly total: string;
  readonly prepaid: string;
  readonly payable: string;
}

export interface ReadParty {
  readonly name: string;
  readonly endpoint: string;
  readonly vatNumber: string;
  readonly address: string;
}

export interface ReadLine {
  /** Its place among the visible lines of the document, from 1. */
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly quantity: string;
  readonly price: string;
  /** The discount on the line, in percent; '' where there is none. */
  readonly discount: string;
  readonly net: string;
  readonly category: string;
  readonly rate: string;
}

export interface ReadVatRow {
  readonly category: string;
  readonly rate: string;
  readonly taxable: string;
  readonly tax: string;
  readonly reason: string;
}

/** Reads what `writeInvoice` of `@facturatie/ubl` wrote. */
export function readUbl(xml: string): ReadUbl {
  const root = new DOMParser().parseFromString(xml, 'application/xml').documentElement;
  return {
    kind: root.localName === 'CreditNote' ? 'creditNote' : 'invoice',
    number: textAt(root, 'ID'),
    date: textAt(root, 'IssueDate'),
    dueDate: textAt(root, 'DueDate'),
    deliveryDate: textAt(root, 'Delivery/ActualDeliveryDate'),
    reference: textAt(root, 'OrderReference/ID') || textAt(root, 'BuyerReference'),
    note: textAt(root, 'Note'),
    seller: partyAt(root, 'AccountingSupplierParty/Party'),
    buyer: partyAt(root, 'AccountingCustomerParty/Party'),
    iban: textAt(root, 'PaymentMeans/PayeeFinancialAccount/ID'),
    communication: textAt(root, 'PaymentMeans/PaymentID'),
    terms: textAt(root, 'PaymentTerms/Note'),
    lines: linesAt(root).map((line) => ({
      id: textAt(line, 'ID'),
      name: textAt(line, 'Item/Description') || textAt(line, 'Item/Name'),
      note: textAt(line, 'Note'),
      quantity: textAt(line, 'InvoicedQuantity') || textAt(line, 'CreditedQuantity'),
      price: textAt(line, 'Price/PriceAmount'),
      discount: textAt(line, 'AllowanceCharge/MultiplierFactorNumeric'),
      net: textAt(line, 'LineExtensionAmount'),
      category: textAt(line, 'Item/ClassifiedTaxCategory/ID'),
      rate: textAt(line, 'Item/ClassifiedTaxCategory/Percent'),
    })),
    vatRows: childrenAt(root, 'TaxTotal/TaxSubtotal').map((row) => ({
      category: textAt(row, 'TaxCategory/ID'),
      rate: textAt(row, 'TaxCategory/Percent'),
      taxable: textAt(row, 'TaxableAmount'),
      tax: textAt(row, 'TaxAmount'),
      reason: textAt(row, 'TaxCategory/TaxExemptionReason'),
    })),
    discount: textAt(root, 'AllowanceCharge/MultiplierFactorNumeric'),
    lineNet: textAt(root, 'LegalMonetaryTotal/LineExtensionAmount'),
    allowance: textAt(root, 'LegalMonetaryTotal/AllowanceTotalAmount'),
    net: textAt(root, 'LegalMonetaryTotal/TaxExclusiveAmount'),
    vat: textAt(root, 'TaxTotal/TaxAmount'),
    total: textAt(root, 'LegalMonetaryTotal/TaxInclusiveAmount'),
    prepaid: textAt(root, 'LegalMonetaryTotal/PrepaidAmount'),
    payable: textAt(root, 'LegalMonetaryTotal/PayableAmount'),
  };
}

/** The lines of an invoice, or of a credit note. */
function linesAt(root: Element): Element[] {
  return [...childrenAt(root, 'InvoiceLine'), ...childrenAt(root, 'CreditNoteLine')];
}

function partyAt(root: Element, path: string): ReadParty {
  const at = (rest: string) => textAt(root, `${path}/${rest}`);
  const parts = ['StreetName', 'PostalZone', 'CityName', 'Country/IdentificationCode'];
  const [street = '', ...place] = parts.map((part) => at(`PostalAddress/${part}`));
  return {
    name: at('PartyLegalEntity/RegistrationName'),
    endpoint: at('EndpointID'),
    vatNumber: at('PartyTaxScheme/CompanyID'),
    address: [street, place.filter(Boolean).join(' ')].filter(Boolean).join(', '),
  };
}

function textAt(from: Element, path: string): string {
  return childrenAt(from, path)[0]?.textContent ?? '';
}

/** The elements that a path of local names leads to, from the children of `from` on. */
function childrenAt(from: Element, path: string): Element[] {
  return path
    .split('/')
    .reduce<Element[]>(
      (found, name) =>
        found.flatMap(({ children }) =>
          [...children].filter(({ localName }) => localName === name),
        ),
      [from],
    );
}
