import { cents, customerRules, percent, validateCustomer } from '@facturatie/invoice-engine';
import { absentValues } from '../codec/absentValues.ts';
import { checked } from '../codec/checked.ts';
import type { Infer } from '../codec/Codec.ts';
import { boolean } from '../codec/scalars/boolean.ts';
import { amount, integer, percentage } from '../codec/scalars/decimal.ts';
import { field, inline, object } from '../codec/object.ts';
import { nullable, withDefault } from '../codec/optional.ts';
import { customerNumberText, requiredText, text } from '../codec/scalars/text.ts';
import { customerLookups } from './lookups.ts';

const defaultCountry = 'BE';

/** Where invoices go (spec §3, invoice address). */
export const invoiceAddress = object({
  street: field('Factuuradres', text()),
  postcode: field('Postcode', text()),
  city: field('Plaats', text()),
  country: field('LandIdFactuur', withDefault(requiredText(), defaultCountry)),
  email: field('Emailadres', text()),
  phone: field('Telefoonnummer', text()),
  mobile: field('Mobielenummer', text()),
  fax: field('Faxnummer', text()),
});

export interface InvoiceAddress extends Infer<typeof invoiceAddress> {}

/** Where goods go (spec §3, delivery address). */
export const deliveryAddress = object({
  street: field('klLevAdres', text()),
  postcode: field('klLevPostcode', text()),
  city: field('klLevPlaats', text()),
  country: field('LandIdLevering', withDefault(requiredText(), defaultCountry)),
  email: field('klLevEmailadres', text()),
  phone: field('klLevTelefoonnummer', text()),
  mobile: field('klLevMobielenummer', text()),
  fax: field('klLevFaxnummer', text()),
});

export interface DeliveryAddress extends Infer<typeof deliveryAddress> {}

/** What staff fill in for a customer. What must be filled in is for the rules of the form. */
const customerFields = object({
  number: field('Klantnummer', customerNumberText()),
  groupId: field('Klantgroep', integer()),
  vatNumber: field('Btwnummer', text()),
  companyName: field('Naambedrijf', text()),
  legalEntityRegister: field('klRpr', text()),
  enterpriseNumber: field('klOndernmngsnr', text()),
  bank: field('klBank', text()),
  bic: field('klBic', text()),
  iban: field('klIban', text()),
  website: field('Website', text()),
  jobTitle: field('Functie', text()),
  reference: field('Referentie', text()),
  representativeId: field('klvwID', nullable(integer())),
  emailVerified: field('EmailGecontroleerd', withDefault(boolean(), false)),
  discount: field('klKorting', withDefault(percentage(), percent(0))),
  ledgerAccount: field('klRekeningNrBkhd', text()),
  countingType: field('klTypeTelling', text()),
  creditLimit: field('klToegelatenKr', withDefault(amount(), cents(0))),
  notes: field('Notities', text()),
  salutation: field('Aanhef', text()),
  contactName: field('Naamcontactpersoon', text()),
  invoiceAddress: inline<InvoiceAddress>(invoiceAddress),
  deliveryAddress: inline<DeliveryAddress>(deliveryAddress),
});

/** What a save of a customer sends (spec §3, §7), by the rules of the form (spec §5). */
export const customerForm = checked(customerFields, {
  rules: customerRules,
  validate: validateCustomer,
});

export interface CustomerForm extends Infer<typeof customerForm> {}

/** An empty new customer (spec §3). Its number and group have no default. */
export function emptyCustomer(): Omit<CustomerForm, 'number' | 'groupId'> {
  return { ...absentValues(customerFields, ['number', 'groupId']), countingType: 'F' };
}

/**
 * A customer with the balances that only the server computes (spec §3). Not validated by the rules of
 * the form, so that a record older than a rule can still be read.
 */
export const customer = object({
  ...customerFields.fields,
  balance: field('klSaldo', withDefault(amount(), cents(0))),
  openingBalance: field('klSaldoInit', withDefault(amount(), cents(0))),
});

export interface Customer extends Infer<typeof customer> {}

/** A customer as answers carry it (spec §7). */
export const customerAnswer = object({ customer: field<Customer>('klant', customer) });

/** A customer and the lists to choose from (spec §7). */
export const customerWithLookups = object({ ...customerAnswer.fields, ...customerLookups.fields });

/** The customer that a path names. */
export const customerParams = object({ number: field('id', customerNumberText()) });
