import { attachmentTypes, countries, units } from '../codes/codes.ts';
import type { Allowance, BisInvoice, Identifier, Party } from '../model/BisInvoice.ts';
import { unitsAt } from '../model/Decimal.ts';
import { participantFault } from '../participant/participant.ts';
import { writtenText } from '../write/xml.ts';
import type { Report } from './Finding.ts';

/** Rules of Peppol for the form of endpoints, by scheme; other schemes have none of their own here. */
const endpointRules: Readonly<Record<string, string>> = { '0208': 'R043', '0088': 'R040-GLN' };

/** What has to be there, and the form of what is (SPEC.md C5, C6). */
export function checkFields(invoice: BisInvoice, report: Report): void {
  const required = (rule: string, path: string, text: string | undefined) => {
    if (isBlank(text)) report(rule, path);
  };
  const date = (rule: string, path: string, text: string | undefined) => {
    if (text !== undefined && !isDate(text)) report(rule, path);
  };
  required('BR-02', 'number', invoice.number);
  required('BR-03', 'issueDate', invoice.issueDate);
  date('F001', 'issueDate', invoice.issueDate);
  date('F001', 'dueDate', invoice.dueDate);
  date('F001', 'delivery.date', invoice.delivery?.date);
  if (unitsAt(invoice.totals.payable, 2) > 0n && !invoice.dueDate && !invoice.paymentTerms) {
    report('BR-CO-25', 'dueDate');
  }
  if (isBlank(invoice.buyerReference) && isBlank(invoice.orderReference)) {
    report('R003', 'buyerReference');
  }
  for (const [index, { number, issueDate }] of (invoice.precedingInvoices ?? []).entries()) {
    required('BR-55', `precedingInvoices.${index}.number`, number);
    date('F001', `precedingInvoices.${index}.issueDate`, issueDate);
  }
  if (invoice.kind === 'creditNote' && (invoice.precedingInvoices ?? []).length === 0) {
    report('BR-55', 'precedingInvoices');
  }
  for (const [index, attachment] of (invoice.attachments ?? []).entries()) {
    const path = `attachments.${index}`;
    required('BR-52', `${path}.id`, attachment.id);
    required('UBL-DT-07', `${path}.filename`, attachment.filename);
    if (!attachmentTypes.includes(attachment.mimeCode)) report('BR-CL-24', `${path}.mimeCode`);
  }
  checkParty(invoice.seller, 'seller', report);
  checkParty(invoice.buyer, 'buyer', report);
  if (invoice.seller.companyId === undefined && invoice.seller.vatNumber === undefined) {
    report('BR-CO-26', 'seller.companyId');
  }
  if (invoice.buyer.legalForm !== undefined) report('UBL-CR-244', 'buyer.legalForm');
  if (invoice.delivery?.address) {
    country('BR-57', 'delivery.address.country', invoice.delivery.address.country, report);
  }
  if (invoice.payment && !isIban(invoice.payment.iban)) report('BR-50', 'payment.iban');
  for (const [index, allowance] of invoice.allowances.entries()) {
    checkReason('BR-33', allowance, `allowances.${index}`, report);
  }
  checkLines(invoice, report);
}

/** Whether nothing of a text is written: then its element is left out. */
function isBlank(text: string | undefined): boolean {
  return text === undefined || writtenText(text) === '';
}

function checkLines({ lines }: BisInvoice, report: Report): void {
  if (lines.length === 0) report('BR-16', 'lines');
  const ids = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const path = `lines.${index}`;
    if (isBlank(line.id) || ids.has(line.id)) report('BR-21', `${path}.id`);
    ids.add(line.id);
    if (isBlank(line.name)) report('BR-25', `${path}.name`);
    if (!Object.hasOwn(units, line.unit)) report('BR-CL-23', `${path}.unit`, { unit: line.unit });
    if (unitsAt(line.price, 12) < 0n) report('BR-27', `${path}.price`);
    if (line.allowance) checkReason('BR-42', line.allowance, `${path}.allowance`, report);
  }
}

function checkReason(
  rule: string,
  { reason, reasonCode }: Pick<Allowance, 'reason' | 'reasonCode'>,
  path: string,
  report: Report,
): void {
  if (isBlank(reason) && isBlank(reasonCode)) report(rule, `${path}.reason`);
}

function checkParty(party: Party, path: string, report: Report): void {
  const isSeller = path === 'seller';
  if (isBlank(party.name)) report(isSeller ? 'BR-06' : 'BR-07', `${path}.name`);
  country(isSeller ? 'BR-09' : 'BR-11', `${path}.address.country`, party.address.country, report);
  if (isBlank(party.endpoint.value)) report(isSeller ? 'R020' : 'R010', `${path}.endpoint`);
  else checkEndpoint(party.endpoint, `${path}.endpoint`, report);
  if (party.companyId?.scheme === '0208')
    checkEndpoint(party.companyId, `${path}.companyId`, report);
  if (party.vatNumber !== undefined && !isVatNumber(party.vatNumber)) {
    report('BR-CO-09', `${path}.vatNumber`, { vatNumber: party.vatNumber });
  }
}

function checkEndpoint(id: Identifier, path: string, report: Report): void {
  const fault = participantFault(id);
  if (fault === undefined) return;
  const rule = fault === 'scheme' ? 'BR-CL-25' : (endpointRules[id.scheme] ?? 'R-ENDPOINT');
  report(rule, path, { scheme: id.scheme, value: id.value });
}

function country(rule: string, path: string, code: string, report: Report): void {
  if (code === '') report(rule, path);
  else if (!countries.has(code)) report('BR-CL-14', path, { country: code });
}

/** Whether a VAT number begins with its country, and has capitals and digits; a Greek one begins with EL. */
export function isVatNumber(text: string): boolean {
  const prefix = text.slice(0, 2);
  return /^[A-Z]{2}[A-Z\d]+$/.test(text) && (countries.has(prefix) || prefix === 'EL');
}

/** Whether text is `yyyy-mm-dd` and a day of the Gregorian calendar, years 0001 to 9999. */
function isDate(text: string): boolean {
  if (!/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  // Day 0 of the next month. `Date.UTC` reads years below 100 as 19xx, with the same leap years but for year 0.
  return year > 0 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** ISO 13616: the remainder after division by 97, read with its first four characters last, is 1. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/.test(text)) return false;
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
