import { AsyncContent } from '@facturatie/ui/AsyncContent';
import { DataTable } from '@facturatie/ui/DataTable';
import type { DataTableProps } from '@facturatie/ui/DataTable';
import { Paginator } from '@facturatie/ui/Paginator';
import { Stack } from '@facturatie/ui/Stack';
import { formatWholeNumber } from '@facturatie/ui/intl';
import { text } from '../../intl/nl-BE.ts';
import { listState } from './listState.ts';
import * as styles from './PagedTable.css.ts';
import { ReturnToRow } from './ReturnToRow.tsx';
import type { ListScreenProps } from './useListScreen.ts';

const noBreakSpace = '\u00a0';

/** What a table is of: everything about it but its rows. */
export type TableDescription<Row> = Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'rowKey' | 'rowHref' | 'rowActions' | 'rowActionsLook'
>;

export interface PagedTableProps<Row> extends Omit<ListScreenProps<Row>, 'onSearch'> {
  readonly table: TableDescription<Row>;
  /** Shown while there are no rows yet. */
  readonly noneYet: string;
}

/**
 * A page of a list: rows above, paginator below, each with its place kept while they load; or why there
 * is nothing to show.
 */
export function PagedTable<Row>({
  table,
  noneYet,
  list,
  page,
  perPage,
  search,
  pageHref,
  onPageChange,
  onPageSizeChange,
  onRetry,
}: PagedTableProps<Row>) {
  const paginator = (lastPage: number, total: string) => (
    <Paginator
      page={page}
      lastPage={lastPage}
      pageSize={perPage}
      total={total}
      hrefFor={pageHref}
      onPageChange={onPageChange}
      onPageSizeChange={onPageSizeChange}
    />
  );
  return (
    <AsyncContent
      state={listState(list, search)}
      skeleton={
        <Stack>
          <DataTable {...table} rows={undefined} skeletonRows={perPage} />
          <div className={styles.placeholder}>{paginator(page, noBreakSpace)}</div>
        </Stack>
      }
      empty={{
        none: { title: noneYet },
        noMatch: {
          title: text.list.noResult,
          description: text.list.noResultFor(search),
        },
      }}
      onRetry={onRetry}
    >
      {({ data, lastPage, total, isStale }) => (
        <Stack>
          <DataTable {...table} rows={data} isLoading={isStale} />
          <ReturnToRow />
          {paginator(lastPage, text.list.total(formatWholeNumber(total)))}
        </Stack>
      )}
    </AsyncContent>
  );
}
