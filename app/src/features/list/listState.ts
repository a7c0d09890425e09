import type { PagedList } from '@facturatie/api-contract';
import type { AsyncState } from '@facturatie/ui/AsyncContent';
import { describeError } from '../../intl/describeError.ts';
import type { ResourceState } from '../../state/resource.ts';

/** One page of a list, and whether a newer one is on its way. */
export interface ShownList<Row> extends PagedList<Row> {
  readonly isStale: boolean;
}

/**
 * What a list shows of its data: without rows it is empty, because nothing exists yet, or because
 * nothing matches `search`.
 */
export function listState<Row>(
  list: ResourceState<PagedList<Row>>,
  search: string,
): AsyncState<ShownList<Row>> {
  switch (list.status) {
    case 'loading':
      return { status: 'loading' };
    case 'failed': {
      const { message, details, code } = describeError(list.error);
      return {
        status: 'failed',
        failure: { cause: [message, ...details].join(' '), ...(code && { code }) },
      };
    }
    case 'ready':
    case 'stale':
      return list.value.total === 0
        ? { status: 'empty', reason: search === '' ? 'none' : 'noMatch' }
        : { status: 'ready', value: { ...list.value, isStale: list.status === 'stale' } };
    default:
      return list satisfies never;
  }
}
