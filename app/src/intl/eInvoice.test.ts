import { expect, test } from 'vitest';
import { eInvoiceText } from './eInvoice.nl-BE.ts';
import { eInvoicesToSendText } from './eInvoicesToDo.nl-BE.ts';

/** 9:07 in Brussels, in summer. */
const moment = Date.UTC(2026, 6, 5, 7, 7);

test.each([
  [
    'invoice',
    'download',
    'Uitgereikt op 5/07/2026 09:07 (xml gedownload door An). Wijzigen kan alleen met een creditnota.',
  ],
  [
    'creditNote',
    'declared',
    'Uitgereikt op 5/07/2026 09:07 (als verstuurd gemarkeerd door An). Wijzigen kan niet meer.',
  ],
] as const)('an issued %s says when, how and by whom', (kind, method, notice) => {
  expect(eInvoiceText.issuedNotice(kind, moment, method, 'An')).toBe(notice);
});

test('a credit note is called so, and no credit note is asked of it', () => {
  expect(eInvoiceText.allGood('creditNote')).toBe(
    'Alles in orde. De creditnota kan daarna niet meer gewijzigd worden.',
  );
  expect(eInvoiceText.releaseQuestion('creditNote')).toBe(
    'Heeft niemand dit bestand gekregen? Dan mag u de creditnota vrijgeven en wijzigen.',
  );
  expect(eInvoiceText.releaseQuestion('invoice')).toMatch(/maak dan een creditnota\.$/);
});

test.each([
  [['invoice'], '1 factuur is uitgereikt.'],
  [['invoice', 'invoice'], '2 facturen zijn uitgereikt.'],
  [['creditNote'], '1 creditnota is uitgereikt.'],
  [['creditNote', 'creditNote'], "2 creditnota's zijn uitgereikt."],
  [['invoice', 'creditNote', 'invoice'], '2 facturen en 1 creditnota zijn uitgereikt.'],
] as const)('%j: what was issued is called what it is', (kinds, sentence) => {
  expect(eInvoicesToSendText.done(kinds)).toBe(sentence);
});
