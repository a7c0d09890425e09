import type { CustomerRow, PagedList } from '@facturatie/api-contract';
import { AsyncContent } from '@facturatie/ui/AsyncContent';
import { Heading } from '@facturatie/ui/Heading';
import { Stack } from '@facturatie/ui/Stack';
import type { SavedGroup } from '../../features/customerGroup/savedGroup.ts';
import { contentState } from '../../features/list/listState.ts';
import { FormSkeleton } from '../../features/record/FormSkeleton.tsx';
import { MoreList } from '../../features/list/MoreList.tsx';
import type { TableDescription } from '../../features/list/PagedTable.tsx';
import { Screen } from '../../features/screen/Screen.tsx';
import { customerGroupText as text } from '../../intl/customerGroups.nl-BE.ts';
import type { ResourceState } from '../../state/resource.ts';
import { customerColumns } from '../CustomerListScreen/customerColumns.tsx';
import { CustomerGroupFields } from './CustomerGroupFields.tsx';
import type { CustomerGroupFieldsProps } from './CustomerGroupFields.tsx';

const customers: TableDescription<CustomerRow> = {
  caption: text.customers,
  columns: customerColumns,
  rowKey: (row) => row.number,
  rowHref: (row) => `/klanten/${encodeURIComponent(row.number)}`,
};

export interface CustomerGroupScreenProps extends Pick<CustomerGroupFieldsProps, 'onSaved'> {
  readonly group: ResourceState<SavedGroup>;
  /** Fetches a page of the customers in it. */
  readonly loadCustomers: (page: number, signal: AbortSignal) => Promise<PagedList<CustomerRow>>;
  /** Confirms, removes the group and leaves the screen; returns whether it was removed. */
  readonly onRemove: (group: SavedGroup) => Promise<boolean>;
  readonly onRetry: () => void;
}

/** One existing group: its fields, and the customers in it (specification §2). */
export function CustomerGroupScreen({
  group,
  loadCustomers,
  onSaved,
  onRemove,
  onRetry,
}: CustomerGroupScreenProps) {
  return (
    // The name is for the tab alone: in the heading it would push everything down when it comes.
    <Screen
      title={text.titleOfAny}
      {...('value' in group && { documentTitle: text.title(group.value.values.name) })}
    >
      <AsyncContent
        state={contentState(group)}
        skeleton={<FormSkeleton fields={3} />}
        onRetry={onRetry}
      >
        {(record) => (
          <Stack space="large">
            <CustomerGroupFields
              record={record}
              onSaved={onSaved}
              onRemove={(version) => onRemove({ ...record, version })}
            />
            <Stack>
              <Heading level="2">{text.customers}</Heading>
              <MoreList
                table={customers}
                load={loadCustomers}
                noneYet={text.noCustomers}
                skeletonRows={10}
              />
            </Stack>
          </Stack>
        )}
      </AsyncContent>
    </Screen>
  );
}
