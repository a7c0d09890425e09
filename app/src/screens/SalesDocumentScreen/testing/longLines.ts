import { updateSalesDocument } from '@facturatie/api-contract';
import type { LineRecord } from '@facturatie/api-contract';
import {
  isoDate,
  newEditor,
  percent,
  quantity,
  reduceEditor,
  unitPrice,
} from '@facturatie/invoice-engine';
import type { NewLine } from '@facturatie/invoice-engine';
import { formOf } from '../../../state/document/documentForm.ts';

const vat = { code: 3, rate: percent(21_00) };

/** The first line of a description that has several. */
const places = ['Bureau', 'Magazijn', 'Onthaal'];

/**
 * What a colleague changes of a document to give it so many lines, as it travels: its lines and what they add
 * up to. Each tenth is a text of three lines.
 */
export function longLines(count: number): Record<string, unknown> {
  const lines = Array.from({ length: count }, (_, index): NewLine => {
    const work = `Werk ${index + 1}`;
    if (index % 10 === 9) return { description: `${work}\n${places.join('\n')}` };
    return { description: work, quantity: quantity(2000), unitPrice: unitPrice(10_0000) };
  });
  const known = reduceEditor(newEditor<LineRecord>(), {
    type: 'defaultsLoaded',
    number: '1',
    date: isoDate('2026-03-05'),
    defaults: { vat, margin: percent(25_00) },
  });
  const customer = { number: '1', name: 'Peeters' };
  const picked = reduceEditor(known, { type: 'customerPicked', customer, countingType: 'F' });
  const form = formOf(reduceEditor(picked, { type: 'linesInserted', lines }));
  const travelling = updateSalesDocument.body.encode(form) as Record<string, unknown>;
  const amounts = Object.entries(travelling).filter(([name]) =>
    /^(details|Totaal|te_betalen|Korting|klTypeTelling)/.test(name),
  );
  return Object.fromEntries(amounts);
}
