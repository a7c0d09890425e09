import { useState } from 'react';
import { dataTableTexts } from '../../intl/lists.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import type { Column } from './column.ts';
import { isSameSort, type TableSort } from './sorting.ts';

/**
 * How rows are sorted, in words: `state` for the header that sorts, and `announcement` to say when it changes.
 * The announcement waits for the rows, so that it is true, and is made once.
 */
export function useSortWords<Row>(
  columns: readonly Column<Row>[],
  sort: TableSort | undefined,
  isUnderWay: boolean,
) {
  const texts = useMessages('dataTable', dataTableTexts);
  const [settled, setSettled] = useState({ sort, isAnnounced: false });
  if (!isUnderWay && !isSameSort(sort, settled.sort)) setSettled({ sort, isAnnounced: true });
  const say = (said: TableSort | undefined) => {
    const column = columns.find(({ key }) => key === said?.key);
    return column && said ? texts.sorted(texts.sortedBy(column.header, said.direction)) : '';
  };
  return { state: say(sort), announcement: settled.isAnnounced ? say(settled.sort) : '' };
}
