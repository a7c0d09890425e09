import type { Infer } from '../codec/Codec.ts';
import { choice } from '../codec/choice.ts';
import { date } from '../codec/date.ts';
import { integer, percentage } from '../codec/decimal.ts';
import { list } from '../codec/list.ts';
import { field, inline, object } from '../codec/object.ts';
import { requiredText } from '../codec/text.ts';
import type { DocumentKind } from './documentStatus.ts';
import { keyValue } from './lookups.ts';
import { vatGroup } from './vatGroup.ts';

/** What the editor of documents needs besides the document (spec §7, §9). */
export const documentSettings = object({
  vat: field('Instellingen', object({ defaultCode: field('DefaultBtw', integer({ min: 0 })) })),
  vatGroups: field('Btw_Groep', list(vatGroup)),
  countingTypes: field('typetelling', list(keyValue)),
  margins: field('Settings', object({ default: field('ART_DEF_MARGE', percentage()) })),
});

export type DocumentSettings = Infer<typeof documentSettings>;

/** What a new document begins with: the number it would get now, its date, and the settings. */
export const newDocumentData = object({
  number: field('Factuurnummer', requiredText()),
  date: field('Datum', date()),
  settings: inline(documentSettings),
});

export type NewDocumentData = Infer<typeof newDocumentData>;

/** Which document is to be new (spec §7 nextautonumber). */
export const newDocumentQuery = object({
  kind: field(
    'soort',
    choice<DocumentKind>({ quote: 'Offerte', invoice: 'Factuur', creditNote: 'Creditnota' }),
  ),
});
