import type { Infer } from '../codec/Codec.ts';
import { field, object } from '../codec/object.ts';
import { oneOf } from '../codec/oneOf.ts';
import { withDefault } from '../codec/optional.ts';
import { requiredText, text } from '../codec/scalars/text.ts';

/** A request to the VAT databank (spec §7): a Belgian number, with or without BE before it. */
export const vatQuestion = object({
  country: field('country_code', withDefault(oneOf(requiredText(), ['BE']), 'BE')),
  vatNumber: field('vat_number', requiredText()),
});

export interface VatQuestion extends Infer<typeof vatQuestion> {}

/** The unparsed answer of the VAT databank about a company (spec §7); `readCompanyData` reads it. */
export const vatAnswer = object({
  response: field(
    'response',
    object({
      name: field('name', text()),
      address: field('address', text()),
      countryCode: field('countryCode', text()),
    }),
  ),
});

export interface VatAnswer extends Infer<typeof vatAnswer> {}
