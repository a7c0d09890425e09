import { isIban, isIsoDate, parseBelgianVatNumber } from '@facturatie/invoice-engine';
import {
  checkInvoice,
  formatParticipant,
  hasForbiddenCharacters,
  parseParticipant,
  participantFault,
  participantSchemes,
  writeInvoice,
} from '@facturatie/ubl';
import type { EInvoiceSource } from './EInvoiceSource.ts';
import { european } from './european.ts';
import { enterpriseDigits, isBelgianVatPayer, participantOf, vatNumberOf } from './parties.ts';
import { toBisInvoice } from './toBisInvoice.ts';
import { categoryOfLine } from './vatCategory.ts';
import type { eInvoiceTexts } from '../intl/eInvoices.nl-BE.ts';

/** A finding of the preflight, before it is a sentence. */
export interface PreflightFinding {
  /** A rule of EN 16931 or of Peppol, a law, or `own`. */
  readonly rule: string;
  readonly severity: 'stop' | 'warning' | 'info';
  readonly code: keyof typeof eInvoiceTexts;
  /** Where it is mended. */
  readonly place: 'document' | 'customer' | 'company';
  /** The field there, by its English path in the form: `lines.2.vatCode`. */
  readonly field: string;
  readonly values: Readonly<Record<string, string>>;
}

/** The most bytes of a PDF inside an e-invoice. */
const largestPdf = 3_000_000;

type Report = (
  finding: Pick<PreflightFinding, 'rule' | 'code' | 'field'> & Partial<PreflightFinding>,
) => void;

/**
 * What stands between an invoice and its e-invoice, each with the field that mends it. Without a `stop` it
 * can be issued as XML.
 * @param today in Brussels
 * @param pdfBytes how large its PDF is; 0 without one
 */
export function preflight(
  source: EInvoiceSource,
  today: string,
  pdfBytes: number,
): PreflightFinding[] {
  const findings: PreflightFinding[] = [];
  const report: Report = (finding) => {
    findings.push({ severity: 'stop', place: 'document', values: {}, ...finding });
  };
  checkSeller(source, report);
  checkBuyer(source, report);
  checkHead(source, today, report);
  checkLines(source, report);
  checkRegime(source, report);
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
  if (isWhole) checkXml(source, report);
  return findings;
}

function checkSeller({ seller }: EInvoiceSource, report: Report): void {
  const company = (rule: string, code: PreflightFinding['code'], field: string) =>
    report({ rule, code, place: 'company', field });
  const isNumbered = seller !== undefined && parseBelgianVatNumber(seller.enterpriseNumber);
  if (!isNumbered) company('R020', 'sellerNumber', 'enterpriseNumber');
  else if (!seller.vatLiable) company('BR-S-02', 'sellerNotLiable', 'vatLiable');
  if (seller !== undefined && !isIban(seller.iban)) company('BR-50', 'sellerIban', 'iban');
}

function checkBuyer(source: EInvoiceSource, report: Report): void {
  const { buyer, customer, read } = source;
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
  if (read.row.companyName.trim() === '') ofCustomer('BR-07', 'buyerName', 'companyName');
  if (buyer.country === '') ofCustomer('BR-11', 'buyerCountry', 'country');
  if ([buyer.street, buyer.postcode, buyer.city].some((part) => part.trim() === '')) {
    ofCustomer('royal decree 1, art. 5', 'buyerAddress', 'street');
  }
  if (vatNumber !== '' && !/^[A-Z]{2}/.test(vatNumber)) {
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
  if (!isBelgianVatPayer(buyer)) {
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
  if (customer.asksOrderNumber && row.reference.trim() === '') {
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
  if (isDelivered && buyer.deliveryCountry === '') {
    report({ rule: 'BR-57', code: 'deliveryCountry', place: 'customer', field: 'deliveryCountry' });
  }
  const paid = due === undefined ? 0 : due.paid + due.credited;
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
    if (line.description.trim() === '') {
      report({ rule: 'BR-25', code: 'lineName', field: `lines.${index}.description`, values });
    }
    if (line.unitId !== null && !units.has(line.unitId)) {
      report({ rule: 'BR-CL-23', code: 'lineUnit', field: `lines.${index}.description`, values });
    }
    const category = categoryOfLine(source, line);
    const field = `lines.${index}.vatCode`;
    if (category === undefined) report({ rule: 'BR-E-10', code: 'lineWithoutVat', field, values });
    else if (category.isAssumed) {
      report({ rule: 'own', severity: 'warning', code: 'zeroRate', field, values });
    }
  }
}

/** What the counting types without VAT ask. */
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
  }
  if (terms.key === 'E') {
    if (hasGoods && european.has(country)) {
      report({ rule: 'own', code: 'export', place: 'customer', field: 'country' });
    }
    if (hasServices)
      report({ rule: 'own', severity: 'warning', code: 'exportOfServices', field: 'countingType' });
  }
}

/** What only the e-invoice itself can tell: its cents, and what it would weigh. */
function checkXml(source: EInvoiceSource, report: Report): void {
  const { seller } = source;
  if (seller === undefined) return;
  const invoice = toBisInvoice({ ...source, seller }, '');
  const [first] = checkInvoice(invoice);
  if (first !== undefined) {
    report({ rule: first.rule, code: 'amounts', field: 'lines', values: { path: first.path } });
  } else if (writeInvoice(invoice).length > 7_000_000) {
    report({ rule: 'own', code: 'tooLarge', field: 'lines' });
  }
}

function fifteenthOfNextMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  return `${next.year}-${String(next.month).padStart(2, '0')}-15`;
}
