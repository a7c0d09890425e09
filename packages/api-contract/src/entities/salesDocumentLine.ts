import { type LineMode, quantity as quantityOf } from '@facturatie/invoice-engine';
import { absentValues } from '../codec/absentValues.ts';
import { boolean } from '../codec/scalars/boolean.ts';
import type { Infer } from '../codec/Codec.ts';
import { choice } from '../codec/scalars/choice.ts';
import {
  amount,
  integer,
  marginPercentage,
  percentage,
  price,
  quantity,
} from '../codec/scalars/decimal.ts';
import { field, inline, object } from '../codec/object.ts';
import { nullable, withDefault } from '../codec/optional.ts';
import { text } from '../codec/scalars/text.ts';
import { nature } from './article.ts';

/** Amounts that the engine calculates; null where a form does not send them (spec §3). */
const computed = () => nullable(amount());

const computedPercentage = () => nullable(marginPercentage());

/** Every amount of a line, as docs/calculation.md defines it. */
export const lineAmounts = object({
  combinedDiscount: field('fdKortingC', nullable(percentage())),
  unitPriceInclVat: field('arVPINCLBTW', computed()),
  netUnitPrice: field('fdarNettoPrijsExclBTW', computed()),
  netUnitPriceInclVat: field('fdarNettoPrijsInclBTW', computed()),
  finalUnitPrice: field('fdarNettoPrijsExclBTWNet', computed()),
  listTotal: field('fdTotPrijsExclBTW', computed()),
  listTotalInclVat: field('fdTotPrijsInclBTW', computed()),
  net: field('ArtikelNetto', computed()),
  gross: field('ArtikelBruto', computed()),
  finalNet: field('fdArtikelNettoNet', computed()),
  finalGross: field('fdArtikelBrutoNet', computed()),
  unitDiscount: field('fdarKortingExBTW', computed()),
  discountAmount: field('fdTotKortingExBTW', computed()),
  /** The article's own where the line has an article number, else from the default margin. */
  purchasePrice: field('fdarAankoop_prijs', computed()),
  margin: field('fdarMargeEH', computed()),
  marginPercent: field('fdarMarge', computedPercentage()),
  netMargin: field('fdarNettoMargeEH', computed()),
  netMarginPercent: field('fdarNettoMarge', computedPercentage()),
  finalMargin: field('fdarNettoMargeEHNet', computed()),
  finalMarginPercent: field('fdarNettoMargeNet', computedPercentage()),
  totalMargin: field('fdTotMargeEH', computed()),
  totalNetMargin: field('fdNettoTotMargeEH', computed()),
  totalFinalMargin: field('fdNettoTotMargeEHNet', computed()),
});

export interface LineAmounts extends Infer<typeof lineAmounts> {}

/** The amounts of a line without calculated ones: a text line, or one that the server calculates. */
export const noLineAmounts: LineAmounts = Object.fromEntries(
  Object.keys(lineAmounts.fields).map((name) => [name, null]),
) as Record<keyof LineAmounts, null>;

/** Fields of a line that are not edited here, and are sent back unchanged (spec §3). */
export const lineRecord = object({
  id: field('PK_item', nullable(integer())),
  documentNumber: field('Factuurnummer', text()),
  tracksStock: field('StockBijhouden', withDefault(boolean(), false)),
  delivered: field('AantalGeleverd', withDefault(quantity(), quantityOf(0))),
  toDeliver: field('fdNogTeLeveren', withDefault(quantity(), quantityOf(0))),
  backordered: field('fdAantalBO', withDefault(quantity(), quantityOf(0))),
  supplierCode: field('fdLevCode', text()),
  manufacturerCode: field('fdFabrCode', text()),
  unitId: field('arehID', nullable(integer())),
  description2: field('fdOmschrijving_klein2', text()),
  description3: field('fdOmschrijving_klein3', text()),
});

export interface LineRecord extends Infer<typeof lineRecord> {}

/** Those fields of a line that is new to the server. */
export const newLineRecord: LineRecord = absentValues(lineRecord);

/** A line of a sales document (spec §3). */
export const salesDocumentLine = object({
  /** From 0; null on a deleted line. */
  sequence: field('Volgnummer', nullable(integer())),
  mode: field('mode', choice<LineMode>({ new: 'new', edit: 'edit', deleted: 'deleted' })),
  type: field('arType', choice({ text: 'T', article: 'A' })),
  nature: field('arAard', nullable(nature())),
  articleNumber: field('Artikelnummer', text()),
  description: field('Artikelnaam', text()),
  quantity: field('ArtikelHoeveelheid', nullable(quantity())),
  unitPrice: field('ArtikelPrijs_per_eenheid', nullable(price())),
  discount: field('KortingsPercentage', nullable(percentage())),
  vatCode: field('BTWCode', nullable(integer({ min: 0 }))),
  vatRate: field('ArtikelBTW', nullable(percentage())),
  ...lineAmounts.fields,
  record: inline<LineRecord>(lineRecord),
});

export interface SalesDocumentLine extends Infer<typeof salesDocumentLine> {}
