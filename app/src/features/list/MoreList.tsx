import type { PagedList } from '@facturatie/api-contract';
import { AsyncContent } from '@facturatie/ui/AsyncContent';
import { DataTable } from '@facturatie/ui/DataTable';
import { LoadMore } from '@facturatie/ui/LoadMore';
import { Stack } from '@facturatie/ui/Stack';
import { useRef, useState } from 'react';
import { errorText } from '../../intl/describeError.ts';
import { requestResource } from '../failure/requestResource.ts';
import { useResource } from '../../state/resource.ts';
import { reportFailedLoad } from '../failure/reportFailure.ts';
import { listState } from './listState.ts';
import type { TableDescription } from './PagedTable.tsx';

export interface MoreListProps<Row> {
  readonly table: TableDescription<Row>;
  /** Fetches one page, from 1. */
  readonly load: (page: number, signal: AbortSignal) => Promise<PagedList<Row>>;
  /** Shown while there are no rows yet. */
  readonly noneYet: string;
  /** How many rows to reserve space for while the first ones load. */
  readonly skeletonRows: number;
}

/** A list that grows by 'Meer' until its last page is loaded (specification §2, customer tabs). */
export function MoreList<Row>({ table, load, noneYet, skeletonRows }: MoreListProps<Row>) {
  const [first, setFirst] = useState(() => requestResource((signal) => load(1, signal)));
  const [later, setLater] = useState<readonly PagedList<Row>[]>([]);
  const place = useRef<HTMLDivElement>(null);

  function again() {
    setLater([]);
    setFirst(requestResource((signal) => load(1, signal)));
  }

  return (
    <AsyncContent
      state={listState(useResource(first), '')}
      skeleton={<DataTable {...table} rows={undefined} skeletonRows={skeletonRows} />}
      empty={{ none: { title: noneYet } }}
      onRetry={again}
    >
      {(page) => {
        const newest = later.at(-1) ?? page;
        const rows = uniqueRows([page, ...later], table.rowKey);
        return (
          <Stack>
            <div ref={place}>
              <DataTable {...table} rows={rows} />
            </div>
            <LoadMore
              shown={rows.length}
              total={newest.total}
              isComplete={later.length + 1 >= newest.lastPage}
              onLoad={async (signal) => {
                const next = await reportFailedLoad(load(later.length + 2, signal), signal);
                setLater((pages) => [...pages, next]);
              }}
              describeFailure={errorText}
              firstNew={(before) =>
                place.current?.querySelectorAll<HTMLElement>('tbody tr')[before]?.querySelector('a')
              }
            />
          </Stack>
        );
      }}
    </AsyncContent>
  );
}

/** Rows that moved to a later page meanwhile are listed once, at their first place. */
function uniqueRows<Row>(
  pages: readonly PagedList<Row>[],
  rowKey: (row: Row) => string | number,
): Row[] {
  const byKey = new Map<string | number, Row>();
  for (const row of pages.flatMap(({ data }) => data)) {
    if (!byKey.has(rowKey(row))) byKey.set(rowKey(row), row);
  }
  return [...byKey.values()];
}
