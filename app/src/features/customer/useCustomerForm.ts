import { conflictOf, createCustomer, updateCustomer } from '@facturatie/api-contract';
import type { CustomerLookups, CustomerNumber } from '@facturatie/api-contract';
import { validateCustomer } from '@facturatie/invoice-engine';
import { useRouteContext } from '@tanstack/react-router';
import { customerText } from '../../intl/customers.nl-BE.ts';
import { createOnce } from '../record/createOnce.ts';
import { useRecordForm } from '../record/useRecordForm.ts';
import type { RecordForm } from '../record/useRecordForm.ts';
import { customerFieldsOf, customerFormOf, keptCustomer } from './keptCustomer.ts';
import type { CustomerFields, KeptCustomer, NewCustomer } from './keptCustomer.ts';
import { shownCustomerValue } from './shownCustomerValue.ts';

/** A customer being filled in, with what its save answers. */
export type CustomerRecord = RecordForm<CustomerFields, KeptCustomer>;

/** The form of a customer (a hook). Its saves answer with the customer as the server holds it. */
export function useCustomerForm(
  kept: KeptCustomer | NewCustomer,
  lookups: CustomerLookups,
): CustomerRecord {
  const { api } = useRouteContext({ from: '__root__' });

  const update = async (
    number: CustomerNumber,
    values: CustomerFields,
    version: string | undefined,
  ) =>
    keptCustomer(
      await api(updateCustomer, { params: { number }, body: customerFormOf(values) }, { version }),
    );

  return useRecordForm<CustomerFields, KeptCustomer>(() => {
    // A save may change the number: the next one goes to the new address.
    let number = kept.customer?.number;
    return {
      kept,
      record: `klant/${number ?? 'nieuw'}`,
      recordOf: ({ customer }) => `klant/${customer.number}`,
      labels: customerText.fields,
      show: (path, value) => shownCustomerValue(path, value, lookups),
      validate: validateCustomer,
      send:
        number === undefined
          ? createOnce({
              create: async (values: CustomerFields, idempotencyKey) =>
                keptCustomer(
                  await api(createCustomer, { body: customerFormOf(values) }, { idempotencyKey }),
                ),
              update: (made, values) => update(made.customer.number, values, made.version),
            })
          : async (values, version) => {
              const saved = await update(number ?? values.number, values, version);
              number = saved.customer.number;
              return saved;
            },
      conflictIn: (error) => {
        const conflict = conflictOf(updateCustomer, error);
        if (!conflict) return undefined;
        return { ...conflict, current: customerFieldsOf(conflict.current.customer) };
      },
      invalidToasts: 'together',
    };
  });
}
