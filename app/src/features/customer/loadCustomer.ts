import {
  customerNumber,
  getCustomer,
  getCustomerPeppol,
  getNewCustomerData,
} from '@facturatie/api-contract';
import type { Caller, CustomerLookups } from '@facturatie/api-contract';
import { savedCustomer, newCustomer } from './savedCustomer.ts';
import type { CustomerFieldsEditor, SavedCustomer, NewCustomer } from './savedCustomer.ts';

/** A customer and the lists that its fields choose from. */
export interface LoadedCustomer<Stored extends SavedCustomer | NewCustomer> {
  readonly record: Stored;
  readonly lookups: CustomerLookups;
  /** The editor that created it, where it was created just now. */
  readonly editor?: CustomerFieldsEditor;
}

/** Fetches one customer. */
export async function loadCustomer(
  api: Caller,
  number: string,
  signal: AbortSignal,
): Promise<LoadedCustomer<SavedCustomer>> {
  const input = { params: { number: customerNumber(number) } };
  const [answer, peppol] = await Promise.all([
    api(getCustomer, input, { signal }),
    api(getCustomerPeppol, input, { signal }),
  ]);
  return { record: savedCustomer(answer, peppol), lookups: answer };
}

/** Fetches what a new customer begins with. */
export async function loadNewCustomer(
  api: Caller,
  signal: AbortSignal,
  companyName?: string,
): Promise<LoadedCustomer<NewCustomer>> {
  const answer = await api(getNewCustomerData, {}, { signal });
  return { record: newCustomer(answer, companyName), lookups: answer };
}
