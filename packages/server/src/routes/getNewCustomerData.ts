import { customerNumber, getNewCustomerData } from '@facturatie/api-contract';
import { highestCustomerNumber } from '../database/customers/highestCustomerNumber.ts';
import { readCustomerLookups } from '../database/reference/lookups.ts';
import { callRoute } from '../http/callRoute.ts';

/** The first customer of a new installation. */
const firstNumber = 1001;

export const getNewCustomerDataRoute = callRoute(getNewCustomerData, async (_, { database }) => {
  const number = Math.max(firstNumber, (await highestCustomerNumber(database)) + 1);
  return { number: customerNumber(String(number)), ...(await readCustomerLookups(database)) };
});
