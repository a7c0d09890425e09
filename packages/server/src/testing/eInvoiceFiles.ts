import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A folder for the e-invoices that tests make, to hold against the official rules, which may not be part of
 * this repository (docs/decisions/0028): `E_INVOICES=folder npx vitest run --project=slow generated`.
 */
export const eInvoiceFolder = process.env['E_INVOICES'];

/** Writes an e-invoice to the folder, where there is one. */
export function writeToFolder(name: string, xml: string): void {
  if (!eInvoiceFolder) return;
  mkdirSync(eInvoiceFolder, { recursive: true });
  writeFileSync(path.join(eInvoiceFolder, `${name}.xml`), xml);
}

/** The amounts of an element of an e-invoice, as decimal text. */
export function amountsIn(xml: string, name: string): string[] {
  const found = xml.matchAll(new RegExp(`<cbc:${name} currencyID="EUR">([^<]*)<`, 'g'));
  return Array.from(found, ([, text = '']) => text);
}
