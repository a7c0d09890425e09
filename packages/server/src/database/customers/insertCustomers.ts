import type { Db } from '../db.ts';
import type { Customer, NewCustomer } from '../schema.ts';
import { customerSearchText } from '../search/searchTexts.ts';
import { customerNumberOrder } from './customerNumberOrder.ts';

/** A customer before the columns that follow from the others are filled in. */
export type CustomerInput = Omit<NewCustomer, 'id' | 'numberOrder' | 'searchText' | 'version'>;

/** A row without what the database itself gives. */
export type CompleteCustomer = Omit<Customer, 'id' | 'version'>;

/** What a customer has when nobody said otherwise: the defaults of the columns. */
const emptyCustomer = {
  vatNumber: '',
  salutation: '',
  contactName: '',
  jobTitle: '',
  reference: '',
  website: '',
  legalEntityRegister: '',
  enterpriseNumber: '',
  bank: '',
  bic: '',
  iban: '',
  representativeId: null,
  emailVerified: 0,
  discount: 0,
  ledgerAccount: '',
  countingType: 'F',
  creditLimit: 0,
  openingBalance: 0,
  notes: '',
  street: '',
  postcode: '',
  city: '',
  country: 'BE',
  email: '',
  phone: '',
  mobile: '',
  fax: '',
  deliveryStreet: '',
  deliveryPostcode: '',
  deliveryCity: '',
  deliveryCountry: 'BE',
  deliveryEmail: '',
  deliveryPhone: '',
  deliveryMobile: '',
  deliveryFax: '',
} as const satisfies Omit<CustomerInput, 'number' | 'companyName' | 'groupId'>;

/**
 * The whole row of a customer: what was not given is empty, what follows from
 * the other columns is filled in. Every write of a customer goes through here.
 */
export function completeCustomer(customer: CustomerInput): CompleteCustomer {
  return {
    ...emptyCustomer,
    ...customer,
    numberOrder: customerNumberOrder(customer.number),
    searchText: customerSearchText(customer),
  };
}

/**
 * Adds customers in one statement.
 *
 * @throws the database's unique violation when a number, or one that reads the same, is taken.
 */
export async function insertCustomers(db: Db, customers: readonly CustomerInput[]): Promise<void> {
  await db.insertInto('customers').values(customers.map(completeCustomer)).execute();
}
