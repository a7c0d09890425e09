import { getCreditable } from '@facturatie/api-contract';
import { cents, percent } from '@facturatie/invoice-engine';
import { readSalesDocument } from '../../database/documents/readSalesDocument.ts';
import { callRoute } from '../../http/callRoute.ts';
import { Refusal } from '../../http/refusal.ts';
import { creditLimits } from './creditFaults.ts';

export const getCreditableRoute = callRoute(getCreditable, async ({ params }, { database }) => {
  const asked = await readSalesDocument(database, params.number);
  const note = asked?.row.kind === 'creditNote' ? asked : undefined;
  const invoice = note ? await readSalesDocument(database, note.document.creditedNumber) : asked;
  if (invoice?.row.kind !== 'invoice') throw new Refusal(404, 'document.unknown');
  const { parts, total } = await creditLimits(database, invoice, note);
  return {
    parts: [...parts.values()].map(({ category, rate, taxable, tax }) => ({
      category,
      rate: percent(rate),
      taxable: cents(taxable),
      vat: cents(tax),
    })),
    total: cents(total),
  };
});
