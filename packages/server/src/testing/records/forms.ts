import { customerNumber, emptyCustomer } from '@facturatie/api-contract';
import type { CustomerForm } from '@facturatie/api-contract';

/** A customer form that says no more than it must. */
export function customerFormOf(
  number: string,
  groupId: number,
  given: Partial<CustomerForm> = {},
): CustomerForm {
  return {
    ...emptyCustomer(),
    number: customerNumber(number),
    groupId,
    companyName: `Bakkerij ${number}`,
    ...given,
  };
}
