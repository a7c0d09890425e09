import type { EInvoice } from '@facturatie/api-contract';
import { cents } from '@facturatie/invoice-engine';
import { formatParticipant } from '@facturatie/ubl';
import type { EInvoiceRow } from '../database/eInvoices/eInvoices.ts';
import { eInvoiceTexts } from '../intl/eInvoices.nl-BE.ts';
import type { EInvoiceSource } from './EInvoiceSource.ts';
import { isBelgianVatPayer, participantOf } from './parties.ts';
import type { PreflightFinding } from './preflight.ts';

/** The first day on which the law asks for e-invoices, unless the operator named another. */
const lawFrom = '2026-01-01';

/**
 * The e-invoice of an invoice as answers carry it.
 * @param last what was last issued of it
 * @param findings of the preflight; none of an invoice that is issued
 */
export function describeEInvoice(
  source: EInvoiceSource,
  last: EInvoiceRow | undefined,
  findings: readonly PreflightFinding[],
): EInvoice {
  const { read, buyer, seller } = source;
  const issued = last?.releasedAt === null ? last : undefined;
  const participant = participantOf(source);
  const isNeeded = isBelgianVatPayer(buyer) && read.row.date >= (seller?.eInvoicesFrom || lawFrom);
  return {
    status: issued ? 'sent' : isNeeded ? 'toSend' : 'notNeeded',
    receiver: read.row.companyName,
    participant: issued?.participant ?? (participant ? formatParticipant(participant) : ''),
    total: cents(read.row.total),
    hasPdf: seller?.pdfInEInvoice ?? true,
    findings: findings.map(({ rule, severity, code, values, place, field }) => ({
      rule,
      severity,
      message: eInvoiceTexts[code](values),
      place,
      field,
    })),
    issuedAt: issued?.issuedAt ?? null,
    issuedBy: issued?.issuedBy ?? '',
    method: issued?.method ?? null,
    hasXml: (issued?.xml ?? '') !== '',
  };
}
