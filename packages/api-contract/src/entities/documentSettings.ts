import type { Infer } from '../codec/Codec.ts';
import { choice } from '../codec/scalars/choice.ts';
import { date } from '../codec/scalars/date.ts';
import { integer, percentage } from '../codec/scalars/decimal.ts';
import { list } from '../codec/list.ts';
import { field, inline, object } from '../codec/object.ts';
import { requiredText } from '../codec/scalars/text.ts';
import type { DocumentKind } from './documentStatus.ts';
import { keyValue } from './lookups.ts';
import type { KeyValue } from './lookups.ts';

/** A VAT rate that a line can have (spec §3). Code 0 is rate 0 and needs no group. */
export const vatGroup = object({
  code: field('PK_BTW', integer({ min: 0 })),
  rate: field('Waarde', percentage()),
});

export interface VatGroup extends Infer<typeof vatGroup> {}

/** What the editor of documents needs besides the document (spec §7, §9). */
export const documentSettings = object({
  vat: field('Instellingen', object({ defaultCode: field('DefaultBtw', integer({ min: 0 })) })),
  vatGroups: field('Btw_Groep', list<VatGroup>(vatGroup)),
  countingTypes: field('typetelling', list<KeyValue>(keyValue)),
  margins: field('Settings', object({ default: field('ART_DEF_MARGE', percentage()) })),
});

export interface DocumentSettings extends Infer<typeof documentSettings> {}

/** What a new document begins with: the number it would get now, its date, and the settings. */
export const newDocumentData = object({
  number: field('Factuurnummer', requiredText()),
  date: field('Datum', date()),
  settings: inline<DocumentSettings>(documentSettings),
});

export interface NewDocumentData extends Infer<typeof newDocumentData> {}

/** Which document is to be new (spec §7 nextautonumber). */
export const newDocumentQuery = object({
  kind: field(
    'soort',
    choice<DocumentKind>({ quote: 'Offerte', invoice: 'Factuur', creditNote: 'Creditnota' }),
  ),
});
