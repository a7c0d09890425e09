import type { CustomerGroupRow } from '@facturatie/api-contract';
import { ButtonLink } from '@facturatie/ui/ButtonLink';
import type { Column } from '@facturatie/ui/DataTable';
import { formatPercent, formatWholeNumber } from '@facturatie/ui/intl';
import { FilterBox } from '../../features/list/FilterBox.tsx';
import { PagedTable } from '../../features/list/PagedTable.tsx';
import type { TableDescription } from '../../features/list/PagedTable.tsx';
import type { ListScreenProps } from '../../features/list/useListScreen.ts';
import { Screen } from '../../features/screen/Screen.tsx';
import { customerGroupText as text } from '../../intl/customerGroups.nl-BE.ts';

const columns: readonly Column<CustomerGroupRow>[] = [
  { key: 'name', header: text.name, cell: (row) => row.name, takesRest: 'always' },
  {
    key: 'customerCount',
    header: text.customerCount,
    cell: (row) => formatWholeNumber(row.customerCount),
    align: 'end',
    width: 'small',
  },
  {
    key: 'discount',
    header: text.discount,
    cell: (row) => formatPercent(row.discount),
    align: 'end',
    width: 'small',
  },
];

const table: TableDescription<CustomerGroupRow> = {
  caption: text.listTitle,
  columns,
  rowKey: (row) => row.id,
  rowHref: (row) => `/groepen/klanten/${row.id}`,
};

/** The customer groups, a page at a time, with a filter; a row leads to its group (specification §2). */
export function CustomerGroupListScreen({ onSearch, ...list }: ListScreenProps<CustomerGroupRow>) {
  return (
    <Screen
      title={text.listTitle}
      width="list"
      search={<FilterBox label={text.filterLabel} search={list.search} onSearch={onSearch} />}
      actions={
        <ButtonLink href="/toevoegen/groepen/klanten" variant="solid" tone="accent" icon="add">
          {text.add}
        </ButtonLink>
      }
    >
      <PagedTable {...list} table={table} noneYet={text.noneYet} />
    </Screen>
  );
}
