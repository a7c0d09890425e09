import { emptyCustomer } from '@facturatie/api-contract';
import { isWithoutEInvoice } from '../../eInvoice/isWithoutEInvoice.ts';
import type { Db } from '../db.ts';
import type { Customer, NewCustomer } from '../schema.ts';
import { customerSearchText } from '../search/searchTexts.ts';
import { columnsOf } from './customerColumns.ts';
import { customerNumberOrder } from './customerNumberOrder.ts';

/** A customer before the columns that follow from the others are filled in. */
export type CustomerInput = Omit<
  NewCustomer,
  'id' | 'numberOrder' | 'searchText' | 'version' | 'eInvoiceFault'
>;

/** A row without generated columns. */
export type CompleteCustomer = Omit<Customer, 'id' | 'version'>;

/** The defaults of the columns of a customer. */
const emptyColumns = { ...columnsOf(emptyCustomer()), openingBalance: 0 };

/**
 * The whole row of a customer: missing values are empty, derived columns are
 * calculated. Every write of a customer uses it.
 * @param peppolId as staff typed it; '' for a new customer
 */
export function completeCustomer(customer: CustomerInput, peppolId = ''): CompleteCustomer {
  const whole = { ...emptyColumns, ...customer };
  return {
    ...whole,
    numberOrder: customerNumberOrder(customer.number),
    searchText: customerSearchText(customer),
    eInvoiceFault: isWithoutEInvoice(whole, peppolId) ? 1 : 0,
  };
}

/**
 * Adds customers in one statement.
 *
 * @throws the database's unique violation when a number, or an equivalent one, is taken.
 */
export async function insertCustomers(db: Db, customers: readonly CustomerInput[]): Promise<void> {
  await db
    .insertInto('customers')
    .values(customers.map((customer) => completeCustomer(customer)))
    .execute();
}
