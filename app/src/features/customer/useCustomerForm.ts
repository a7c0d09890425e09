import { conflictOf, createCustomer, updateCustomer } from '@facturatie/api-contract';
import type { CustomerNumber } from '@facturatie/api-contract';
import { validateCustomer } from '@facturatie/invoice-engine';
import { useRouteContext } from '@tanstack/react-router';
import { customerText } from '../../intl/customers.nl-BE.ts';
import { useRecordForm } from '../record/useRecordForm.ts';
import type { RecordForm } from '../record/useRecordForm.ts';
import { customerFormOf, keptCustomer } from './keptCustomer.ts';
import type { CustomerFields, KeptCustomer, NewCustomer } from './keptCustomer.ts';
import type { LoadedCustomer } from './loadCustomer.ts';
import { shownCustomerValue } from './shownCustomerValue.ts';

/** A customer being filled in, with what its save answers. */
export type CustomerRecord = RecordForm<CustomerFields, KeptCustomer>;

/** The form of a customer (a hook). Its saves answer with the customer as the server holds it. */
export function useCustomerForm({
  kept,
  lookups,
  editor,
}: LoadedCustomer<KeptCustomer | NewCustomer>): CustomerRecord {
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
      record: kept,
      editor,
      name: `klant/${number ?? 'nieuw'}`,
      nameOf: ({ customer }) => `klant/${customer.number}`,
      labels: customerText.fields,
      show: (path, value) => shownCustomerValue(path, value, lookups),
      validate: validateCustomer,
      ...(number === undefined && {
        create: async (values, idempotencyKey) =>
          keptCustomer(
            await api(createCustomer, { body: customerFormOf(values) }, { idempotencyKey }),
          ),
      }),
      update: async (values, version, made) => {
        const saved = await update(
          made?.customer.number ?? number ?? values.number,
          values,
          version,
        );
        number = saved.customer.number;
        return saved;
      },
      conflictIn: (error) => {
        const conflict = conflictOf(updateCustomer, error);
        return conflict && { ...conflict, current: keptCustomer(conflict.current) };
      },
      invalidToasts: 'together',
    };
  });
}
