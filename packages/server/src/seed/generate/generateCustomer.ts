import {
  belgianBbanCheckDigits,
  belgianVatCheckDigits,
  formatBelgianEnterpriseNumber,
  formatIban,
  ibanCheckDigits,
} from '@facturatie/invoice-engine';
import type { CustomerInput } from '../../database/customers/insertCustomers.ts';
import { generateAddress, generateMobile, generatePhone } from './generateAddress.ts';
import type { Address } from './generateAddress.ts';
import { generateName } from './generateName.ts';
import type { Name } from './generateName.ts';
import { RandomStream } from './randomStream.ts';
import { banks, notes } from './words/companies.ts';
import { associationRoles, companyRoles } from './words/people.ts';
import { courtsByAreaCode } from './words/places.ts';

/** A customer without the fields that come from its database. */
export type GeneratedCustomer = Omit<CustomerInput, 'number' | 'groupId' | 'representativeId'> & {
  groupName: string;
  /** Index of its representative; undefined for none. */
  representative: number | undefined;
};

/**
 * Customer `index` (from 0) of the stream that `seed` names: a Flemish company,
 * association or private person such as a small business knows hundreds of.
 * The same seed and index always give the same customer. VAT numbers and
 * accounts are valid; up to five million customers of a stream no VAT number
 * is given twice. E-mail addresses and websites end in `.example`, a domain
 * reserved for examples (RFC 2606), so that no real person gets mail.
 */
export function generateCustomer(seed: number, index: number): GeneratedCustomer {
  const random = new RandomStream(seed, index);
  const name = generateName(random);
  const address = generateAddress(random);
  return {
    ...name.fields,
    groupName: groupOf(random, name),
    representative: random.chance(70) ? random.below(1000) : undefined,
    ...registration(random, name, address, vatFirstEight(seed, index)),
    ...bankAccount(random),
    ...commercialTerms(random, name),
    ...contact(random, name),
    ...invoiceAddress(random, name, address),
    ...(random.chance(15) ? deliveryAddress(random, address) : {}),
  };
}

function groupOf(random: RandomStream, { kind, construction }: Name): string {
  if (kind === 'person') return random.chance(6) ? 'Personeel' : 'Particulieren';
  if (kind === 'association') return 'Verenigingen';
  if (construction && random.chance(60)) return 'Aannemers';
  return random.pickWeighted([
    ['Algemeen', 50],
    ['Kleinhandel', 12],
    ['Horeca', 8],
    ['Trouwe klanten', 8],
    ['Vrije beroepen', 7],
    ['Industrie', 6],
    ['Groothandel', 4],
    ['Wederverkopers', 4],
  ]);
}

const firstVatNumber = 4_000_000;
const vatNumbers = 5_000_000;
/** Shares no factor with `vatNumbers`, so that the indexes 0 to 4,999,999 never meet. */
const vatStride = 3_141_593;

/** The first eight digits of a VAT number, 0400 0000 up to 0899 9999. */
function vatFirstEight(seed: number, index: number): string {
  const start = new RandomStream(seed).below(vatNumbers);
  const number = firstVatNumber + ((start + (index % vatNumbers) * vatStride) % vatNumbers);
  return String(number).padStart(8, '0');
}

/** Undoes `vatStride`: their product is 1 modulo `vatNumbers`. */
const vatStrideInverse = 4_444_457;

/**
 * Which customer of a stream has this VAT number, if it has one at all; undefined for a number that no
 * stream gives.
 * @param digits the ten digits
 */
export function customerIndexOfVatNumber(seed: number, digits: string): number | undefined {
  const place = Number(digits.slice(0, 8)) - firstVatNumber;
  if (place < 0 || place >= vatNumbers) return undefined;
  const start = new RandomStream(seed).below(vatNumbers);
  const steps = (place - start + vatNumbers) % vatNumbers;
  return (steps * vatStrideInverse) % vatNumbers;
}

function registration(random: RandomStream, { kind }: Name, { place }: Address, eight: string) {
  if (kind === 'person') return {};
  const digits = eight + belgianVatCheckDigits(eight);
  const enterpriseNumber = formatBelgianEnterpriseNumber(digits) ?? digits;
  const liable = kind === 'company' || random.chance(30);
  return {
    vatNumber: liable ? `BE ${enterpriseNumber}` : '',
    enterpriseNumber,
    legalEntityRegister: courtsByAreaCode[place.areaCode] ?? '',
  };
}

function bankAccount(random: RandomStream) {
  if (random.chance(35)) return {};
  const bank = random.pickWeighted(banks.map((each) => [each, each.weight] as const));
  const firstTen = bank.code + random.digits(7);
  const bban = firstTen + belgianBbanCheckDigits(firstTen);
  const iban = `BE${ibanCheckDigits('BE', bban)}${bban}`;
  return { bank: bank.name, bic: bank.bic, iban: formatIban(iban) ?? iban };
}

function commercialTerms(random: RandomStream, { kind, construction }: Name) {
  const euros = 100;
  return {
    discount: random.chance(15) ? (1 + random.below(30)) * 50 : 0,
    creditLimit: kind !== 'person' && random.chance(40) ? (1 + random.below(40)) * 500 * euros : 0,
    openingBalance: random.chance(5) ? random.below(2500 * euros) : 0,
    countingType: construction && random.chance(25) ? 'V' : 'F',
    ledgerAccount: '400000',
    reference: random.chance(10) ? `PO-${random.digits(5)}` : '',
    notes: random.chance(12) ? random.pick(notes) : '',
  };
}

function contact(random: RandomStream, { kind, person }: Name) {
  if (kind === 'person' || random.chance(40)) return {};
  const roles = kind === 'company' ? companyRoles : associationRoles;
  return { contactName: person, jobTitle: random.chance(70) ? random.pick(roles) : '' };
}

function invoiceAddress(random: RandomStream, { domain, mailbox }: Name, address: Address) {
  const withEmail = random.chance(88);
  return {
    street: address.street,
    postcode: address.place.postcode,
    city: address.place.city,
    country: 'BE',
    phone: random.chance(80) ? generatePhone(random, address.place.areaCode) : '',
    mobile: random.chance(55) ? generateMobile(random) : '',
    fax: random.chance(6) ? generatePhone(random, address.place.areaCode) : '',
    email: withEmail ? `${mailbox}@${domain}` : '',
    emailVerified: withEmail && random.chance(50) ? (1 as const) : (0 as const),
    website: mailbox === 'info' && random.chance(60) ? `www.${domain}` : '',
  };
}

function deliveryAddress(random: RandomStream, invoice: Address) {
  const near = random.chance(60);
  const { street, place } = generateAddress(random, near ? invoice.place : undefined);
  return {
    deliveryStreet: street,
    deliveryPostcode: place.postcode,
    deliveryCity: place.city,
    deliveryCountry: 'BE',
    deliveryPhone: random.chance(50) ? generatePhone(random, place.areaCode) : '',
    deliveryMobile: random.chance(30) ? generateMobile(random) : '',
  };
}
