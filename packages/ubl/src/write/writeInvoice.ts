import { customizationId, paymentMeans, profileId } from '../codes/codes.ts';
import type {
  Address,
  Allowance,
  Attachment,
  BisInvoice,
  Category,
  Identifier,
  Line,
  Party,
  Payment,
  TaxSubtotal,
} from '../model/BisInvoice.ts';
import { type Decimal, decimalText } from '../model/Decimal.ts';
import { type Element, elementText } from './xml.ts';

const namespaces = 'urn:oasis:names:specification:ubl:schema:xsd:';
const currency = { currencyID: 'EUR' };

/**
 * An invoice or a credit note as UBL 2.1, in the order of its XSD (SPEC.md W1 to W5). Characters that XML 1.0
 * forbids and elements without text are left out. It writes what it is given: {@link checkInvoice} first.
 */
export function writeInvoice(invoice: BisInvoice): string {
  const name = invoice.kind === 'invoice' ? 'Invoice' : 'CreditNote';
  const root: Element = [
    name,
    elementsOf(invoice),
    {
      xmlns: `${namespaces}${name}-2`,
      'xmlns:cac': `${namespaces}CommonAggregateComponents-2`,
      'xmlns:cbc': `${namespaces}CommonBasicComponents-2`,
    },
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>${elementText(root)}\n`;
}

type Optional = Element | undefined;

function optional(name: string, text: string | undefined): Optional {
  return text === undefined ? undefined : [name, text];
}

function money(name: string, value: Decimal): Element {
  return [name, decimalText(value), currency];
}

/** The children of the root, in the order of the XSD. */
function elementsOf(invoice: BisInvoice): Optional[] {
  const isInvoice = invoice.kind === 'invoice';
  const { totals } = invoice;
  return [
    ['cbc:CustomizationID', customizationId],
    ['cbc:ProfileID', profileId],
    ['cbc:ID', invoice.number],
    ['cbc:IssueDate', invoice.issueDate],
    isInvoice ? optional('cbc:DueDate', invoice.dueDate) : undefined,
    isInvoice ? ['cbc:InvoiceTypeCode', '380'] : ['cbc:CreditNoteTypeCode', '381'],
    optional('cbc:Note', invoice.note),
    ['cbc:DocumentCurrencyCode', 'EUR'],
    optional('cbc:BuyerReference', invoice.buyerReference),
    invoice.orderReference === undefined
      ? undefined
      : ['cac:OrderReference', [['cbc:ID', invoice.orderReference]]],
    ...(invoice.precedingInvoices ?? []).map(({ number, issueDate }): Element => [
      'cac:BillingReference',
      [
        [
          'cac:InvoiceDocumentReference',
          [
            ['cbc:ID', number],
            ['cbc:IssueDate', issueDate],
          ],
        ],
      ],
    ]),
    ...(invoice.attachments ?? []).map(attachmentElement),
    ['cac:AccountingSupplierParty', [partyElement(invoice.seller)]],
    ['cac:AccountingCustomerParty', [partyElement(invoice.buyer)]],
    invoice.delivery && [
      'cac:Delivery',
      [
        optional('cbc:ActualDeliveryDate', invoice.delivery.date),
        invoice.delivery.address && [
          'cac:DeliveryLocation',
          [addressElement('cac:Address', invoice.delivery.address)],
        ],
      ],
    ],
    invoice.payment && paymentElement(invoice.payment),
    invoice.paymentTerms === undefined
      ? undefined
      : ['cac:PaymentTerms', [['cbc:Note', invoice.paymentTerms]]],
    ...invoice.allowances.map((allowance) => allowanceElement(allowance, allowance.category)),
    ['cac:TaxTotal', [money('cbc:TaxAmount', totals.tax), ...invoice.taxSubtotals.map(taxElement)]],
    [
      'cac:LegalMonetaryTotal',
      [
        money('cbc:LineExtensionAmount', totals.lineNet),
        money('cbc:TaxExclusiveAmount', totals.net),
        money('cbc:TaxInclusiveAmount', totals.total),
        invoice.allowances.length === 0
          ? undefined
          : money('cbc:AllowanceTotalAmount', totals.allowance),
        totals.prepaid && money('cbc:PrepaidAmount', totals.prepaid),
        money('cbc:PayableAmount', totals.payable),
      ],
    ],
    ...invoice.lines.map((line) => lineElement(line, isInvoice)),
  ];
}

function attachmentElement({ id, description, mimeCode, filename, content }: Attachment): Element {
  return [
    'cac:AdditionalDocumentReference',
    [
      ['cbc:ID', id],
      ['cbc:DocumentDescription', description],
      ['cac:Attachment', [['cbc:EmbeddedDocumentBinaryObject', content, { mimeCode, filename }]]],
    ],
  ];
}

function identifierElement(name: string, { scheme, value }: Identifier): Element {
  return [name, value, scheme === '' ? {} : { schemeID: scheme }];
}

function partyElement(party: Party): Element {
  const { contact } = party;
  return [
    'cac:Party',
    [
      identifierElement('cbc:EndpointID', party.endpoint),
      party.id === undefined ? undefined : ['cac:PartyIdentification', [['cbc:ID', party.id]]],
      ['cac:PartyName', [['cbc:Name', party.tradingName ?? party.name]]],
      addressElement('cac:PostalAddress', party.address),
      party.vatNumber === undefined
        ? undefined
        : ['cac:PartyTaxScheme', [['cbc:CompanyID', party.vatNumber], taxScheme]],
      [
        'cac:PartyLegalEntity',
        [
          ['cbc:RegistrationName', party.name],
          party.companyId && identifierElement('cbc:CompanyID', party.companyId),
          optional('cbc:CompanyLegalForm', party.legalForm),
        ],
      ],
      contact && [
        'cac:Contact',
        [
          optional('cbc:Name', contact.name),
          optional('cbc:Telephone', contact.phone),
          optional('cbc:ElectronicMail', contact.email),
        ],
      ],
    ],
  ];
}

function addressElement(name: string, address: Address): Element {
  return [
    name,
    [
      optional('cbc:StreetName', address.street),
      optional('cbc:AdditionalStreetName', address.additionalStreet),
      optional('cbc:CityName', address.city),
      optional('cbc:PostalZone', address.postcode),
      ['cac:Country', [['cbc:IdentificationCode', address.country]]],
    ],
  ];
}

function paymentElement({ reference, iban, accountName, bic }: Payment): Element {
  return [
    'cac:PaymentMeans',
    [
      ['cbc:PaymentMeansCode', paymentMeans.creditTransfer],
      optional('cbc:PaymentID', reference),
      [
        'cac:PayeeFinancialAccount',
        [
          ['cbc:ID', iban],
          optional('cbc:Name', accountName),
          bic === undefined ? undefined : ['cac:FinancialInstitutionBranch', [['cbc:ID', bic]]],
        ],
      ],
    ],
  ];
}

const taxScheme: Element = ['cac:TaxScheme', [['cbc:ID', 'VAT']]];

function categoryElement(name: string, { code, rate }: Category, ...reason: Optional[]): Element {
  return [name, [['cbc:ID', code], ['cbc:Percent', decimalText(rate)], ...reason, taxScheme]];
}

function allowanceElement(allowance: Omit<Allowance, 'category'>, category?: Category): Element {
  return [
    'cac:AllowanceCharge',
    [
      ['cbc:ChargeIndicator', 'false'],
      ['cbc:AllowanceChargeReasonCode', allowance.reasonCode],
      ['cbc:AllowanceChargeReason', allowance.reason],
      allowance.percent && ['cbc:MultiplierFactorNumeric', decimalText(allowance.percent)],
      money('cbc:Amount', allowance.amount),
      allowance.base && money('cbc:BaseAmount', allowance.base),
      category && categoryElement('cac:TaxCategory', category),
    ],
  ];
}

function taxElement(subtotal: TaxSubtotal): Element {
  return [
    'cac:TaxSubtotal',
    [
      money('cbc:TaxableAmount', subtotal.taxable),
      money('cbc:TaxAmount', subtotal.tax),
      categoryElement(
        'cac:TaxCategory',
        subtotal.category,
        optional('cbc:TaxExemptionReasonCode', subtotal.exemptionCode),
        optional('cbc:TaxExemptionReason', subtotal.exemptionReason),
      ),
    ],
  ];
}

function lineElement(line: Line, isInvoice: boolean): Element {
  return [
    isInvoice ? 'cac:InvoiceLine' : 'cac:CreditNoteLine',
    [
      ['cbc:ID', line.id],
      optional('cbc:Note', line.note),
      [
        isInvoice ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity',
        decimalText(line.quantity),
        { unitCode: line.unit },
      ],
      money('cbc:LineExtensionAmount', line.net),
      line.allowance && allowanceElement(line.allowance),
      [
        'cac:Item',
        [
          optional('cbc:Description', line.description),
          ['cbc:Name', line.name],
          line.sellersId === undefined
            ? undefined
            : ['cac:SellersItemIdentification', [['cbc:ID', line.sellersId]]],
          categoryElement('cac:ClassifiedTaxCategory', line.category),
        ],
      ],
      ['cac:Price', [money('cbc:PriceAmount', line.price)]],
    ],
  ];
}
