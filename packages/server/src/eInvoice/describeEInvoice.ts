import type { DocumentKind, EInvoice, EInvoiceFinding } from '@facturatie/api-contract';
import { cents } from '@facturatie/invoice-engine';
import { formatParticipant } from '@facturatie/ubl';
import type { EInvoiceRow } from '../database/eInvoices/eInvoices.ts';
import { eInvoiceTexts } from '../intl/eInvoices.nl-BE.ts';
import type { EInvoiceSource } from './EInvoiceSource.ts';
import { eInvoicesFrom, eInvoiceStatusOf } from './eInvoiceStatus.ts';
import { participantOf } from './parties.ts';
import type { PreflightFinding } from './preflight.ts';

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
  const { read, seller } = source;
  const issued = last?.releasedAt === null ? last : undefined;
  const participant = participantOf(source);
  return {
    status: eInvoiceStatusOf(read.row, eInvoicesFrom(seller)),
    receiver: read.row.companyName,
    participant: issued?.participant ?? (participant ? formatParticipant(participant) : ''),
    total: cents(read.row.total),
    hasPdf: seller?.pdfInEInvoice ?? true,
    findings: findings.map((finding) => describeFinding(finding, read.row.kind)),
    issuedAt: issued?.issuedAt ?? null,
    issuedBy: issued?.issuedBy ?? '',
    method: issued?.method ?? null,
    hasXml: (issued?.xml ?? '') !== '',
    isNumberUsed: last !== undefined,
  };
}

/** A finding of the preflight as answers carry it. */
export function describeFinding(
  { rule, severity, code, values, place, field }: PreflightFinding,
  kind: DocumentKind,
): EInvoiceFinding {
  return { rule, severity, message: eInvoiceTexts[code](values, kind), place, field };
}
