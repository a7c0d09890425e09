import { isIban, isIsoDate, parseBelgianVatNumber } from '@facturatie/invoice-engine';
import {
  checkInvoice,
  countries,
  formatParticipant,
  hasForbiddenCharacters,
  isVatNumber,
  parseParticipant,
  participantFault,
  participantSchemes,
  units as unitCodes,
  writeInvoice,
  writtenText,
} from '@facturatie/ubl';
import type { Buyer } from '../database/documents/buyer.ts';
import type { EInvoiceSource, PeppolCustomer } from './EInvoiceSource.ts';
import { enterpriseDigits, isBelgianVatPayer, participantOf, vatNumberOf } from './parties.ts';
import type { BuyerNumbers } from './parties.ts';
import { toBisInvoice } from './toBisInvoice.ts';
import { categoryOfLine } from './vatCategory.ts';
import type { LineCategory } from './vatCategory.ts';
import type { eInvoiceTexts } from '../intl/eInvoices.nl-BE.ts';

/** The countries of the European Union, by their ISO code; a Greek VAT number begins with EL. */
const european: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** A finding of the preflight, before it is a sentence. */
export interface PreflightFinding {
  /** A rule of EN 16931 or of Peppol, a law, or `own`. */
  readonly rule: string;
  readonly severity: 'stop' | 'warning' | 'info';
  readonly code: keyof typeof eInvoiceTexts;
  /** Where it is fixed. */
  readonly place: 'document' | 'customer' | 'company';
  /** The field there, by its English path in the form: `lines.2.vatCode`. */
  readonly field: string;
  readonly values: Readonly<Record<string, string>>;
}

/** The most bytes of a PDF inside an e-invoice. */
const largestPdf = 3_000_000;

/** The most bytes of an e-invoice, with its PDF. */
const largestXml = 10_000_000;

/** Rules about amounts: saving the document again recalculates them. */
const amountRules = /^(BR-CO-1[0-7]|BR-[A-Z]+-08|BR-DEC|R04[0-2]|R120)$/;

type Report = (
  finding: Pick<PreflightFinding, 'rule' | 'code' | 'field'> & Partial<PreflightFinding>,
) => void;

/**
 * The reasons why an invoice cannot be sent as e-invoice, each with the field that fixes it. Without a `stop` it
 * can be issued as XML.
 * @param today in Brussels
 * @param pdf what it carries, in base64; '' without one
 */
export function preflight(source: EInvoiceSource, today: string, pdf: string): PreflightFinding[] {
  const findings: PreflightFinding[] = [];
  const report = reportTo(findings);
  checkSeller(source, report);
  checkBuyer({ ...source, companyName: source.read.row.companyName }, report);
  checkHead(source, today, report);
  checkLines(source, report);
  checkRegime(source, report);
  const pdfBytes = (pdf.length * 3) / 4;
  if (pdfBytes > largestPdf) {
    report({
      rule: 'own',
      code: 'pdfTooLarge',
      place: 'company',
      field: 'pdfInEInvoice',
      values: { size: (pdfBytes / 1_000_000).toFixed(1).replace('.', ',') },
    });
  }
  const isWhole = findings.every(({ severity }) => severity !== 'stop');
  if (isWhole) checkXml(source, pdf, report);
  return findings;
}

function reportTo(findings: PreflightFinding[]): Report {
  return (finding) => {
    findings.push({ severity: 'stop', place: 'document', values: {}, ...finding });
  };
}

function checkSeller({ seller }: EInvoiceSource, report: Report): void {
  const company = (rule: string, code: PreflightFinding['code'], field: string) =>
    report({ rule, code, place: 'company', field });
  const isNumbered = seller !== undefined && parseBelgianVatNumber(seller.enterpriseNumber);
  if (!isNumbered) company('R020', 'sellerNumber', 'enterpriseNumber');
  else if (!seller.vatLiable) company('BR-S-02', 'sellerNotLiable', 'vatLiable');
  if (seller !== undefined && !isIban(seller.iban)) company('BR-50', 'sellerIban', 'iban');
}

/** What of a customer its e-invoices depend on. */
export interface CheckedBuyer {
  readonly companyName: string;
  readonly buyer: BuyerNumbers & Pick<Buyer, 'street' | 'postcode' | 'city'>;
  readonly customer: Pick<PeppolCustomer, 'peppolId'>;
}

/** What of a customer stops its e-invoices, each with the field that fixes it. */
export function buyerFaults(source: CheckedBuyer): PreflightFinding[] {
  const findings: PreflightFinding[] = [];
  checkBuyer(source, reportTo(findings));
  return findings.filter(({ severity }) => severity === 'stop');
}

function checkBuyer(source: CheckedBuyer, report: Report): void {
  const { buyer, customer, companyName } = source;
  const ofCustomer = (
    rule: string,
    code: PreflightFinding['code'],
    field: string,
    values: Record<string, string> = {},
  ) => report({ rule, code, place: 'customer', field, values });
  const vatNumber = vatNumberOf(buyer);
  const isBelgian = buyer.country === 'BE';
  const digits = enterpriseDigits(buyer);
  const isDigitsRight = digits !== '' && parseBelgianVatNumber(digits) !== undefined;
  if (isBlank(companyName)) ofCustomer('BR-07', 'buyerName', 'companyName');
  if (!countries.has(buyer.country)) ofCustomer('BR-11', 'buyerCountry', 'country');
  if ([buyer.street, buyer.postcode, buyer.city].some(isBlank)) {
    ofCustomer('royal decree 1, art. 5', 'buyerAddress', 'street');
  }
  if (vatNumber !== '' && !isVatNumber(vatNumber)) {
    ofCustomer('BR-CO-09', 'vatCountry', 'vatNumber', { vatNumber: buyer.vatNumber });
  } else if (vatNumber.startsWith('BE') && parseBelgianVatNumber(vatNumber) === undefined) {
    ofCustomer('own', 'vatCheck', 'vatNumber', { vatNumber: buyer.vatNumber });
  }
  const isEnterpriseGiven = buyer.enterpriseNumber.trim() !== '';
  if (isBelgian && isEnterpriseGiven && !isDigitsRight) {
    ofCustomer('R043', 'enterpriseCheck', 'enterpriseNumber', { number: buyer.enterpriseNumber });
  } else if (
    isBelgian &&
    isEnterpriseGiven &&
    vatNumber.startsWith('BE') &&
    vatNumber.slice(2) !== digits
  ) {
    ofCustomer('own', 'numbersDiffer', 'enterpriseNumber');
  }
  const participant = participantOf(source);
  if (participant === undefined) {
    const isMisread = customer.peppolId !== '' && parseParticipant(customer.peppolId) === undefined;
    if (isMisread)
      ofCustomer('R054', 'participantForm', 'peppolId', {
        id: customer.peppolId,
        example: '0208:0403170701',
      });
    else ofCustomer('R010', 'noParticipant', 'peppolId');
  } else if (
    participantFault(participant) !== undefined &&
    (customer.peppolId !== '' || !isBelgian)
  ) {
    const example = participantSchemes[participant.scheme]?.example ?? '0208:0403170701';
    ofCustomer('R054', 'participantForm', 'peppolId', {
      id: formatParticipant(participant),
      example,
    });
  }
  const isForeign = isVatNumber(vatNumber) && !vatNumber.startsWith('BE');
  if (vatNumber === '' || isForeign) {
    report({
      rule: 'own',
      severity: 'info',
      code: 'noDuty',
      place: 'customer',
      field: 'vatNumber',
    });
  }
}

function checkHead(source: EInvoiceSource, today: string, report: Report): void {
  const { read, customer, buyer, credited } = source;
  const { row, due } = read;
  if (credited?.isIssued === false && isBelgianVatPayer(buyer)) {
    report({ rule: 'own', severity: 'warning', code: 'creditedNotSent', field: '' });
  }
  if (row.kind === 'creditNote' && credited === undefined) {
    report({ rule: 'BR-55', code: 'creditsNothing', field: '' });
  }
  if (credited !== undefined && row.date < credited.date) {
    report({ rule: 'own', code: 'creditedLater', field: 'date' });
  }
  if (customer.asksOrderNumber && isBlank(row.reference)) {
    report({ rule: 'R003', code: 'orderNumber', field: 'reference' });
  }
  if (!isIsoDate(row.dueDate) || row.dueDate < row.date) {
    report({ rule: 'own', code: 'dueDate', field: 'dueDate' });
  }
  if (row.date > today) report({ rule: 'own', code: 'dateInFuture', field: 'date' });
  if (!isIsoDate(row.deliveryDate)) {
    report({ rule: 'BR-IC-11', code: 'deliveryDate', field: 'deliveryDate' });
  } else {
    const last = fifteenthOfNextMonth(row.deliveryDate);
    if (row.date > last && credited === undefined) {
      const values = { delivered: row.deliveryDate, last };
      report({
        rule: 'royal decree 1, art. 4',
        severity: 'warning',
        code: 'late',
        field: 'date',
        values,
      });
    }
  }
  const isDelivered = buyer.deliveryStreet !== '' || buyer.deliveryCity !== '';
  if (isDelivered && !countries.has(buyer.deliveryCountry)) {
    report({ rule: 'BR-57', code: 'deliveryCountry', place: 'customer', field: 'deliveryCountry' });
  }
  const paid = due?.paid ?? 0;
  if (paid > 0) {
    const values = { paid: String(paid), open: String(row.total - paid) };
    report({ rule: 'own', severity: 'warning', code: 'paid', field: 'lines', values });
  }
}

function checkLines(source: EInvoiceSource, report: Report): void {
  const { read, units } = source;
  if (!read.lines.some(({ type }) => type === 'article')) {
    report({ rule: 'BR-16', code: 'noArticleLine', field: 'lines' });
  }
  for (const [index, line] of read.lines.entries()) {
    const values = { line: String(index + 1) };
    if (hasForbiddenCharacters(line.description)) {
      const field = `lines.${index}.description`;
      report({ rule: 'XML 1.0', severity: 'warning', code: 'characters', field, values });
    }
    if (line.type === 'text') continue;
    if (isBlank(line.description)) {
      report({ rule: 'BR-25', code: 'lineName', field: `lines.${index}.description`, values });
    }
    if (line.unitId !== null && !Object.hasOwn(unitCodes, units.get(line.unitId) ?? '')) {
      report({ rule: 'BR-CL-23', code: 'lineUnit', field: `lines.${index}.description`, values });
    }
    const category = categoryOfLine(source, line);
    const field = `lines.${index}.vatCode`;
    if (category === undefined || lacksReason(category)) {
      report({ rule: 'BR-E-10', code: 'lineWithoutVat', field, values });
    } else if (category.isAssumed) {
      report({ rule: 'own', severity: 'warning', code: 'zeroRate', field, values });
    }
  }
}

/** The requirements of counting types without VAT. */
function checkRegime({ read, buyer, terms }: EInvoiceSource, report: Report): void {
  const vatNumber = vatNumberOf(buyer);
  const isFree = terms.goodsCategory !== '';
  const articles = read.lines.flatMap((line, index) =>
    line.type === 'text' ? [] : [{ line, index }],
  );
  for (const { line, index } of articles) {
    if (!isFree || (line.vatRate ?? 0) === 0) continue;
    const values = { line: String(index + 1), rate: String(line.vatRate), type: terms.key };
    const field = `lines.${index}.vatCode`;
    report({ rule: 'BR-AE-05', severity: 'warning', code: 'chargedLine', field, values });
  }
  const free = articles.filter(({ line }) => (line.vatRate ?? 0) === 0);
  const hasGoods = free.some(({ line }) => line.nature === 'goods');
  const hasServices = free.some(({ line }) => line.nature === 'service');
  const isDelivered = buyer.deliveryStreet !== '' || buyer.deliveryCity !== '';
  const country = isDelivered ? buyer.deliveryCountry : buyer.country;
  const isElsewhereInUnion = european.has(vatNumber.slice(0, 2)) && !vatNumber.startsWith('BE');
  const ofCustomer = (rule: string, code: PreflightFinding['code']) =>
    report({ rule, code, place: 'customer', field: 'vatNumber' });
  if (free.length === 0) return;
  if (terms.key === 'V' && !isBelgianVatPayer(buyer)) ofCustomer('BR-AE-02', 'reverseCharge');
  if (terms.key === 'I') {
    if (!isElsewhereInUnion) ofCustomer('BR-IC-02', 'withinUnion');
    if (hasGoods && country === 'BE') {
      report({
        rule: 'BR-IC-12',
        code: 'deliveredInBelgium',
        place: 'customer',
        field: 'deliveryCountry',
      });
    }
    if (hasGoods && countries.has(country) && !european.has(country)) {
      report({
        rule: 'own',
        severity: 'warning',
        code: 'deliveredOutsideUnion',
        place: 'customer',
        field: isDelivered ? 'deliveryCountry' : 'country',
      });
    }
  }
  if (terms.key === 'E') {
    if (hasGoods && european.has(country)) {
      report({ rule: 'own', code: 'export', place: 'customer', field: 'country' });
    }
    if (hasServices)
      report({ rule: 'own', severity: 'warning', code: 'exportOfServices', field: 'countingType' });
  }
}

/** What only the generated e-invoice shows: its cents, what no other check found, and its size. */
function checkXml(source: EInvoiceSource, pdf: string, report: Report): void {
  const { seller } = source;
  if (seller === undefined) return;
  const invoice = toBisInvoice({ ...source, seller }, pdf);
  const [first] = checkInvoice(invoice);
  if (first !== undefined) {
    const { rule, path } = first;
    const isAmount = amountRules.test(rule);
    if (isAmount) report({ rule, code: 'amounts', field: 'lines', values: { path } });
    else report({ rule, code: 'invalid', field: '', values: { rule, path } });
  } else if (new TextEncoder().encode(writeInvoice(invoice)).length > largestXml) {
    report({ rule: 'own', code: 'tooLarge', field: 'lines' });
  }
}

/** Whether nothing of a text can be written. */
function isBlank(text: string): boolean {
  return writtenText(text) === '';
}

/** Whether a reason is to be stated of lines without VAT, and none is known. */
function lacksReason({ category, exemption, mention }: LineCategory): boolean {
  const isFree = category.code !== 'S' && category.code !== 'Z';
  return isFree && exemption === '' && mention === '';
}

function fifteenthOfNextMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  return `${next.year}-${String(next.month).padStart(2, '0')}-15`;
}
