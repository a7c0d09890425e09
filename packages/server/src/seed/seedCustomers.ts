import { highestCustomerNumber } from '../database/customers/highestCustomerNumber.ts';
import { insertCustomers } from '../database/customers/insertCustomers.ts';
import type { DbTransaction } from '../database/db.ts';
import { generateCustomer } from './generate/generateCustomer.ts';
import { ensureGroups, ensureRepresentatives } from './seedGroups.ts';
import type { Batch, BatchWriter } from './writeInBatches.ts';

const rowsPerStatement = 500;
const firstNumber = 1001;

/** Writes generated Flemish customers with their groups and representatives. */
export function customerWriter(seed: number): BatchWriter {
  return {
    seed,
    thing: 'customers',
    locks: 'customers',
    write: (trx, batch) => writeCustomers(trx, seed, batch),
  };
}

async function writeCustomers(
  trx: DbTransaction,
  seed: number,
  { first, size }: Batch,
): Promise<void> {
  const groups = await ensureGroups(trx);
  const representatives = await ensureRepresentatives(trx);
  const number = Math.max(firstNumber, (await highestCustomerNumber(trx)) + 1);
  for (let from = 0; from < size; from += rowsPerStatement) {
    const length = Math.min(rowsPerStatement, size - from);
    const rows = Array.from({ length }, (_, row) => {
      const customer = generateCustomer(seed, first + from + row);
      const { groupName, representative, ...columns } = customer;
      return {
        ...columns,
        number: String(number + from + row),
        groupId: groups(groupName),
        representativeId: representatives(representative),
      };
    });
    await insertCustomers(trx, rows);
  }
}
