import type { CustomerRow } from '@facturatie/api-contract';
import { AsyncContent } from '@facturatie/ui/AsyncContent';
import { ButtonLink } from '@facturatie/ui/ButtonLink';
import { DataTable } from '@facturatie/ui/DataTable';
import { Paginator } from '@facturatie/ui/Paginator';
import { SearchField } from '@facturatie/ui/SearchField';
import { Stack } from '@facturatie/ui/Stack';
import { listState } from '../../features/list/listState.ts';
import type { ListScreenProps } from '../../features/list/useListScreen.ts';
import { Screen } from '../../features/screen/Screen.tsx';
import { text } from '../../intl/nl-BE.ts';
import { customerColumns } from './customerColumns.ts';

const table = {
  caption: text.customerList.title,
  columns: customerColumns,
  rowKey: (row: CustomerRow) => row.number,
  rowHref: (row: CustomerRow) => `/klanten/${encodeURIComponent(row.number)}`,
};

/** The customers, a page at a time, searchable; a row leads to its customer (specification §2). */
export function CustomerListScreen({
  list,
  page,
  perPage,
  search,
  pageHref,
  onPageChange,
  onPageSizeChange,
  onSearch,
  onRetry,
}: ListScreenProps<CustomerRow>) {
  return (
    <Screen
      title={text.customerList.title}
      actions={
        <ButtonLink href="/toevoegen/klanten" variant="solid" tone="accent" icon="add">
          {text.customerList.add}
        </ButtonLink>
      }
    >
      <SearchField
        label={text.customerList.searchLabel}
        description={text.customerList.searchHint}
        value={search}
        onSearch={onSearch}
      />
      <AsyncContent
        state={listState(list, search)}
        skeleton={<DataTable {...table} rows={undefined} skeletonRows={perPage} />}
        empty={{
          none: { title: text.customerList.noneYet },
          noMatch: {
            title: text.customerList.noResult,
            description: text.customerList.noResultFor(search),
          },
        }}
        onRetry={onRetry}
      >
        {({ data, lastPage, total, isStale }) => (
          <Stack>
            <DataTable {...table} rows={data} isLoading={isStale} />
            <Paginator
              page={page}
              lastPage={lastPage}
              pageSize={perPage}
              total={text.customerList.total(total)}
              hrefFor={pageHref}
              onPageChange={onPageChange}
              onPageSizeChange={onPageSizeChange}
            />
          </Stack>
        )}
      </AsyncContent>
    </Screen>
  );
}
