import type { CustomerRow } from '@facturatie/api-contract';
import { ButtonLink } from '@facturatie/ui/ButtonLink';
import { SearchField } from '@facturatie/ui/SearchField';
import { PagedTable } from '../../features/list/PagedTable.tsx';
import type { TableDescription } from '../../features/list/PagedTable.tsx';
import type { ListScreenProps } from '../../features/list/useListScreen.ts';
import { Screen } from '../../features/screen/Screen.tsx';
import { text } from '../../intl/nl-BE.ts';
import { customerColumns } from './customerColumns.tsx';

const table: TableDescription<CustomerRow> = {
  caption: text.customerList.title,
  columns: customerColumns,
  rowKey: (row) => row.number,
  rowHref: (row) => `/klanten/${encodeURIComponent(row.number)}`,
};

/** The customers, a page at a time, searchable; a row leads to its customer (specification §2). */
export function CustomerListScreen({ onSearch, ...list }: ListScreenProps<CustomerRow>) {
  return (
    <Screen
      title={text.customerList.title}
      width="list"
      search={
        <SearchField
          label={text.customerList.searchLabel}
          labelPosition="hidden"
          description={text.customerList.searchHint}
          value={list.search}
          onSearch={onSearch}
        />
      }
      actions={
        <ButtonLink href="/toevoegen/klanten" variant="solid" tone="accent" icon="add">
          {text.customerList.add}
        </ButtonLink>
      }
    >
      <PagedTable {...list} table={table} noneYet={text.customerList.noneYet} />
    </Screen>
  );
}
