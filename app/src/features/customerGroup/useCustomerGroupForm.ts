import { conflictOf, createCustomerGroup, updateCustomerGroup } from '@facturatie/api-contract';
import type { CustomerGroupForm } from '@facturatie/api-contract';
import { validateCustomerGroup } from '@facturatie/invoice-engine';
import { formatPercent } from '@facturatie/ui/intl';
import { useRouteContext } from '@tanstack/react-router';
import { customerGroupText as text } from '../../intl/customerGroups.nl-BE.ts';
import { plainValue } from '../record/fieldProps.ts';
import { createOnce } from '../record/createOnce.ts';
import { keptGroup } from './keptGroup.ts';
import type { KeptGroup, NewGroup } from './keptGroup.ts';
import { useRecordForm } from '../record/useRecordForm.ts';
import type { RecordForm } from '../record/useRecordForm.ts';

/** The form of a group (a hook). Its saves answer with the group's id. */
export function useCustomerGroupForm(
  kept: KeptGroup | NewGroup,
): RecordForm<CustomerGroupForm, KeptGroup> {
  const { api } = useRouteContext({ from: '__root__' });

  const update = async (id: number, body: CustomerGroupForm, version: string | undefined) =>
    keptGroup(await api(updateCustomerGroup, { params: { id }, body }, { version }));
  return useRecordForm(() => ({
    kept,
    record: `klantengroep/${kept.id ?? 'nieuw'}`,
    recordOf: ({ id }) => `klantengroep/${id}`,
    labels: text.fields,
    show: (path, value) => (path === 'discount' ? formatPercent(Number(value)) : plainValue(value)),
    validate: validateCustomerGroup,
    send:
      kept.id === undefined
        ? createOnce({
            create: async (body: CustomerGroupForm, idempotencyKey) =>
              keptGroup(await api(createCustomerGroup, { body }, { idempotencyKey })),
            update: (made, values) => update(made.id, values, made.version),
          })
        : (values, version) => update(kept.id, values, version),
    conflictIn: (error) => {
      const conflict = conflictOf(updateCustomerGroup, error);
      if (!conflict) return undefined;
      const { id: _, ...current } = conflict.current.group;
      return { ...conflict, current };
    },
    invalidToasts: 'each',
  }));
}
