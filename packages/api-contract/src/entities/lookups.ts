import type { Infer } from '../codec/Codec.ts';
import { integer } from '../codec/scalars/decimal.ts';
import { list } from '../codec/list.ts';
import { field, object } from '../codec/object.ts';
import { customerNumberText, requiredText, text } from '../codec/scalars/text.ts';

/** One option of a list: the stored key and the displayed text (spec §3). */
export const keyValue = object({
  key: field('key', requiredText()),
  value: field('value', text()),
});

export interface KeyValue extends Infer<typeof keyValue> {}

/** A group to choose (spec §3). */
export const groupChoice = object({
  id: field('PK_groep', integer()),
  name: field('GroepNaam', text()),
});

export interface GroupChoice extends Infer<typeof groupChoice> {}

/** A representative to choose (spec §3). */
export const representativeChoice = object({
  id: field('vwID', integer()),
  name: field('vwNaam', text()),
});

export interface RepresentativeChoice extends Infer<typeof representativeChoice> {}

/** The lists to choose from that come with a customer (spec §3). */
export const customerLookups = object({
  groups: field('klantengroepen', list<GroupChoice>(groupChoice)),
  representatives: field(
    'klantenvertegenwoordigers',
    list<RepresentativeChoice>(representativeChoice),
  ),
  countingTypes: field('typetelling', list<KeyValue>(keyValue)),
  countries: field('landen', list<KeyValue>(keyValue)),
  /** Suggestions for the part before a name: any other text is valid too. */
  salutations: field('aanhef', list(text())),
});

export interface CustomerLookups extends Infer<typeof customerLookups> {}

/** What a new customer begins with: a number that is free, and the lists (spec §7 dataklanten). */
export const newCustomerData = object({
  number: field('klantnummer', customerNumberText()),
  ...customerLookups.fields,
});

export interface NewCustomerData extends Infer<typeof newCustomerData> {}
