import type { Infer } from '../codec/Codec.ts';
import { integer } from '../codec/decimal.ts';
import { list } from '../codec/list.ts';
import { field, object } from '../codec/object.ts';
import { customerNumberText, requiredText, text } from '../codec/text.ts';

/** One entry of a list to choose from: what is stored and what people read (spec §3). */
export const keyValue = object({
  key: field('key', requiredText()),
  value: field('value', text()),
});

export type KeyValue = Infer<typeof keyValue>;

/** A group to choose (spec §3). */
export const groupChoice = object({
  id: field('PK_groep', integer()),
  name: field('GroepNaam', text()),
});

export type GroupChoice = Infer<typeof groupChoice>;

/** A representative to choose (spec §3). */
export const representativeChoice = object({
  id: field('vwID', integer()),
  name: field('vwNaam', text()),
});

export type RepresentativeChoice = Infer<typeof representativeChoice>;

/** The lists to choose from that come with a customer (spec §3). */
export const customerLookups = object({
  groups: field('klantengroepen', list(groupChoice)),
  representatives: field('klantenvertegenwoordigers', list(representativeChoice)),
  countingTypes: field('typetelling', list(keyValue)),
  countries: field('landen', list(keyValue)),
  /** Suggestions for what stands before a name: any other text is right too. */
  salutations: field('aanhef', list(text())),
});

export type CustomerLookups = Infer<typeof customerLookups>;

/** What a new customer begins with: a number that is free, and the lists (spec §7 dataklanten). */
export const newCustomerData = object({
  number: field('klantnummer', customerNumberText()),
  ...customerLookups.fields,
});

export type NewCustomerData = Infer<typeof newCustomerData>;
