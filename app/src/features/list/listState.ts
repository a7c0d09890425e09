import type { PagedList } from '@facturatie/api-contract';
import type { AsyncState } from '@facturatie/ui/AsyncContent';
import { describeError } from '../../intl/describeError.ts';
import type { ResourceState } from '../../state/resource.ts';

/** One page of a list, and whether a newer one is on its way. */
export interface ShownList<Row> extends PagedList<Row> {
  readonly isStale: boolean;
}

/** What a screen shows of one thing: the earlier answer stays while a newer one is on its way. */
export function contentState<T>(content: ResourceState<T>): AsyncState<T> {
  switch (content.status) {
    case 'loading':
      return { status: 'loading' };
    case 'failed': {
      const { message, details, code } = describeError(content.error);
      return {
        status: 'failed',
        failure: { cause: [message, ...details].join(' '), ...(code && { code }) },
      };
    }
    case 'ready':
    case 'stale':
      return { status: 'ready', value: content.value };
    default:
      return content satisfies never;
  }
}

/**
 * What a list shows of its data: without rows it is empty, because nothing exists yet, or because
 * nothing matches `search`.
 */
export function listState<Row>(
  list: ResourceState<PagedList<Row>>,
  search: string,
): AsyncState<ShownList<Row>> {
  const content = contentState(list);
  if (content.status !== 'ready') return content;
  return content.value.total === 0
    ? { status: 'empty', reason: search === '' ? 'none' : 'noMatch' }
    : { status: 'ready', value: { ...content.value, isStale: list.status === 'stale' } };
}
