import { conflictOf, createCustomerGroup, updateCustomerGroup } from '@facturatie/api-contract';
import type { CustomerGroupForm } from '@facturatie/api-contract';
import { validateCustomerGroup } from '@facturatie/invoice-engine';
import { formatPercent } from '@facturatie/ui/intl';
import { useRouteContext } from '@tanstack/react-router';
import { customerGroupText as text } from '../../intl/customerGroups.nl-BE.ts';
import { plainValue } from '../record/fieldProps.ts';
import { savedGroup } from './savedGroup.ts';
import type { SavedGroup, NewGroup } from './savedGroup.ts';
import { useRecordForm } from '../record/useRecordForm.ts';
import type { RecordForm } from '../record/useRecordForm.ts';

/** The form of a group (a hook). Its saves answer with the group's id. */
export function useCustomerGroupForm(
  record: SavedGroup | NewGroup,
): RecordForm<CustomerGroupForm, SavedGroup> {
  const { api } = useRouteContext({ from: '__root__' });

  return useRecordForm<CustomerGroupForm, SavedGroup>(() => ({
    record,
    editor: record.editor,
    name: `klantengroep/${record.id ?? 'nieuw'}`,
    nameOf: ({ id }) => `klantengroep/${id}`,
    labels: text.fields,
    show: (path, value) => (path === 'discount' ? formatPercent(Number(value)) : plainValue(value)),
    validate: validateCustomerGroup,
    ...(record.id === undefined && {
      create: async (body, idempotencyKey) =>
        savedGroup(await api(createCustomerGroup, { body }, { idempotencyKey })),
    }),
    update: async (body, version, made) => {
      const id = made?.id ?? record.id;
      if (id === undefined) throw new Error('A group that does not exist cannot be changed');
      return savedGroup(await api(updateCustomerGroup, { params: { id }, body }, { version }));
    },
    conflictIn: (error) => {
      const conflict = conflictOf(updateCustomerGroup, error);
      return conflict && { ...conflict, current: savedGroup(conflict.current) };
    },
    invalidToasts: 'each',
  }));
}
