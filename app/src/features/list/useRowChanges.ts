import type { PagedList } from '@facturatie/api-contract';
import { useState } from 'react';
import type { ResourceState } from '../../state/resource.ts';

/**
 * A list in which rows can be replaced by what a save answered, without moving any of them (a hook). The
 * next answer of the server to the list itself takes their place.
 */
export function useRowChanges<Row>(list: ResourceState<PagedList<Row>>) {
  const [changed, setChanged] = useState<Changed<Row>>();
  const answer = 'value' in list ? list.value : undefined;

  return {
    list:
      'value' in list && changed !== undefined && changed.of === answer
        ? { ...list, value: { ...list.value, data: [...changed.data] } }
        : list,
    /** Puts what `update` makes of each row in its place. */
    changeRows: (update: (row: Row) => Row) => {
      if (answer === undefined) return;
      setChanged((before) => ({
        of: answer,
        data: (before?.of === answer ? before.data : answer.data).map(update),
      }));
    },
  };
}

/** The rows of one answer, as they have become since. */
interface Changed<Row> {
  readonly of: PagedList<Row> | undefined;
  readonly data: readonly Row[];
}
