import type { Call, CustomerForm } from '@facturatie/api-contract';
import { readCustomer } from '../../database/customers/readCustomer.ts';
import type { ReadCustomer } from '../../database/customers/readCustomer.ts';
import { isUniqueViolation } from '../../database/db.ts';
import type { Db } from '../../database/db.ts';
import { refuseFields } from '../../http/refuseFields.ts';
import { customerFaults } from './customerFaults.ts';

/**
 * Saves a customer form by `write` and gives the customer as it is now.
 * @throws Refusal 422 naming the fields when it refers to what is not there, or its number is taken
 */
export async function saveCustomer(
  call: Call,
  trx: Db,
  form: CustomerForm,
  write: () => Promise<unknown>,
): Promise<ReadCustomer> {
  const faults = await customerFaults(trx, form);
  if (Object.keys(faults).length > 0) throw refuseFields(call, faults);
  try {
    await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw refuseFields(call, { number: 'customer.numberTaken' });
  }
  const saved = await readCustomer(trx, form.number);
  if (saved === undefined) throw new Error('A customer that was just saved is not there');
  return saved;
}
