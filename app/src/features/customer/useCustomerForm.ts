import { validateCustomer } from '@facturatie/invoice-engine';
import { useRouteContext } from '@tanstack/react-router';
import { customerText } from '../../intl/customers.nl-BE.ts';
import { useRecordForm } from '../record/useRecordForm.ts';
import type { RecordForm } from '../record/useRecordForm.ts';
import { customerCalls } from './customerCalls.ts';
import type { CustomerFields, SavedCustomer, NewCustomer } from './savedCustomer.ts';
import type { LoadedCustomer } from './loadCustomer.ts';
import { shownCustomerValue } from './fields/shownCustomerValue.ts';

/** A customer being filled in, with what its save answers. */
export type CustomerRecord = RecordForm<CustomerFields, SavedCustomer>;

/** The form of a customer (a hook). Its saves answer with the customer as the server holds it. */
export function useCustomerForm({
  record,
  lookups,
  editor,
}: LoadedCustomer<SavedCustomer | NewCustomer>): CustomerRecord {
  const { api } = useRouteContext({ from: '__root__' });

  return useRecordForm<CustomerFields, SavedCustomer>(() => {
    const number = record.customer?.number;
    const { create, ...calls } = customerCalls(api, record);
    return {
      record,
      editor,
      name: `klant/${number ?? 'nieuw'}`,
      nameOf: ({ customer }) => `klant/${customer.number}`,
      labels: customerText.fields,
      show: (path, value) => shownCustomerValue(path, value, lookups),
      validate: validateCustomer,
      ...calls,
      ...(number === undefined && { create }),
      invalidToasts: 'together',
    };
  });
}
