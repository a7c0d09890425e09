import { boolean } from '../codec/boolean.ts';
import { choice } from '../codec/choice.ts';
import type { Infer } from '../codec/Codec.ts';
import { amount } from '../codec/decimal.ts';
import { instant } from '../codec/instant.ts';
import { list } from '../codec/list.ts';
import { field, object } from '../codec/object.ts';
import { nullable } from '../codec/optional.ts';
import { requiredText, text } from '../codec/text.ts';

/** Something that stands between an invoice and its e-invoice, or is to be looked at. */
export const eInvoiceFinding = object({
  /** A rule of EN 16931 or of Peppol, a law, or `own`. */
  rule: field('regel', requiredText()),
  /** `stop`: no e-invoice can be made of it. */
  severity: field('ernst', choice({ stop: 'stop', warning: 'waarschuwing', info: 'informatie' })),
  /** A sentence in Dutch, to show as it is. */
  message: field('bericht', requiredText()),
  /** Where it is mended. */
  place: field('plaats', choice({ document: 'document', customer: 'klant', company: 'bedrijf' })),
  /** The field there, by its path in the form: `lines.2.vatCode`. */
  field: field('veld', text()),
});

export type EInvoiceFinding = Infer<typeof eInvoiceFinding>;

/** How an invoice is issued: its XML is downloaded, or it is declared that it was sent otherwise. */
const method = () => choice({ download: 'download', declared: 'aangegeven' });

/** How far the e-invoice of an invoice is (docs/decisions/0028). */
export const eInvoice = object({
  status: field(
    'status',
    choice({ notNeeded: 'niet nodig', toSend: 'nog niet verstuurd', sent: 'verstuurd' }),
  ),
  receiver: field('ontvanger', text()),
  /** `0208:0403170701`; '' when it is not known. */
  participant: field('peppol_id', text()),
  total: field('TotaalBedrag', amount()),
  hasPdf: field('met_pdf', boolean()),
  findings: field('bevindingen', list(eInvoiceFinding)),
  /** When it was issued; null while it can be changed. */
  issuedAt: field('uitgereikt_op', nullable(instant())),
  issuedBy: field('uitgereikt_door', text()),
  method: field('wijze', nullable(method())),
  /** Whether its XML is kept: `getEInvoiceXml` gives it. */
  hasXml: field('met_xml', boolean()),
});

export type EInvoice = Infer<typeof eInvoice>;

/** The e-invoice of an invoice as answers carry it. */
export const eInvoiceAnswer = object({ eInvoice: field('efactuur', eInvoice) });

/** How to issue it. */
export const issueForm = object({ method: field('wijze', method()) });

/** Why an issued invoice is given back. */
export const releaseQuery = object({ reason: field('reden', requiredText()) });
