import { documentEditorText } from './documentEditor.nl-BE.ts';

const { summary, lines } = documentEditorText;

/** Sentences of the dialog that works back from a total to a discount or a price. */
export const targetTotalDialogText = {
  title: 'Naar totaal rekenen',
  of: 'Welk totaal',
  totals: { total: summary.total, net: summary.net },
  wanted: 'Gewenst bedrag',
  free: 'Wat mag veranderen',
  documentDiscount: 'Korting % op het document',
  ofLine: (field: 'unitPrice' | 'discount', line: number, description: string) =>
    `${lines[field]} van lijn ${line}${description === '' ? '' : ` (${description})`}`,
  caption: 'Wat er verandert',
  state: 'Voorstel',
  value: 'Waarde',
  now: 'Nu',
  hit: 'Wordt',
  below: 'Net eronder',
  above: 'Net erboven',
  net: summary.net,
  vat: summary.vat,
  total: summary.total,
  apply: 'Toepassen',
  take: (amount: string) => `Neem ${amount}`,
  close: 'Annuleren',
  ask: 'Vul het bedrag in waarop het document moet uitkomen.',
  /** What is found, for who does not see the table. */
  found: (value: string) => `Dat kan: ${value}.`,
  same: 'Dat is het bedrag van nu. Er hoeft niets te veranderen.',
  missed: (wanted: string) =>
    `Op ${wanted} komt dit zo niet uit. Kies wat er het dichtst bij ligt, of laat iets anders veranderen.`,
  missedOneSide: (wanted: string) =>
    `Op ${wanted} komt dit zo niet uit; verder dan dit gaat het niet. Laat iets anders veranderen, of neem wat er het dichtst bij ligt.`,
  noInfluence: (total: string) =>
    `Het totaal blijft ${total}, wat hier ook staat. Laat iets anders veranderen.`,
  applied: (label: string, before: string, after: string) => ({
    title: 'Toegepast',
    description: `${label}: van ${before} naar ${after}. Met Ctrl+Z in de lijnen neemt u het terug.`,
  }),
} as const;
