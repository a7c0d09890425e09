import type { EInvoice } from '@facturatie/api-contract';

const statusText: Readonly<Record<EInvoice['status'], string>> = {
  notNeeded: 'Niet nodig',
  toSend: 'Nog niet verstuurd',
  sent: 'Verstuurd',
};

/** How far an e-invoice is. */
export function eInvoiceStatusLabel(status: EInvoice['status']): string {
  return `E-factuur: ${statusText[status]}`;
}
