import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

/** The VAT rates that a line can have. Code 0 is rate 0 and has no row. */
export interface VatGroupsTable {
  code: number;
  /** Hundredths of a percent, 0 to 10000. */
  rate: number;
  /** Of the rate 0: Z, or E with its reason (UNCL 5305); '' until the operator sets it. */
  category: Generated<string>;
  /** A VATEX code; '' where there is none. */
  exemption: Generated<string>;
  /** Why no VAT is charged; '' where it is. */
  mention: Generated<string>;
}

/** How VAT is counted: F with VAT, every other one with rate 0. */
export interface CountingTypesTable {
  key: string;
  name: string;
  /** The legally required text where no VAT is charged; '' where it is. */
  legalMention: Generated<string>;
  position: number;
  /** Of goods without VAT (UNCL 5305); '' where the VAT group decides. */
  goodsCategory: Generated<string>;
  /** A VATEX code; '' where there is none. */
  goodsExemption: Generated<string>;
  serviceCategory: Generated<string>;
  serviceExemption: Generated<string>;
  /** Of services in place of `legalMention`; '' where that holds for them too. */
  serviceMention: Generated<string>;
}

/** What quantities are counted in; the `unitId` of a line. */
export interface UnitsTable {
  id: Generated<number>;
  name: string;
  /** Of UN/ECE recommendation 20: `HUR`. */
  code: string;
}

export interface PaymentMethodsTable {
  key: string;
  name: string;
  position: number;
}

export interface CountriesTable {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}

/** What is suggested before the name of a customer. */
export interface SalutationsTable {
  text: string;
  position: number;
}

/** Our own accounts, on which customers pay. */
export interface BanksTable {
  id: Generated<number>;
  name: string;
  iban: Generated<string>;
  bic: Generated<string>;
  isMain: Generated<Flag>;
}

export interface ArticlesTable {
  id: Generated<number>;
  number: string;
  description: Generated<string>;
  /** goods or service. */
  nature: Generated<'goods' | 'service'>;
  /** Ten-thousandths of a euro. */
  purchasePrice: Generated<number>;
  /** Ten-thousandths of a euro, excluding VAT. */
  unitPrice: Generated<number>;
  /** The text that is searched; see `articleSearchText`. */
  searchText: string;
}

/** Responses of the VAT registry, cached for a day. */
export interface VatLookupsTable {
  /** With its country: BE0403170701. */
  vatNumber: string;
  name: Generated<string>;
  address: Generated<string>;
  countryCode: Generated<string>;
  fetchedAt: number;
}
