import { dataTableTexts } from '../../intl/lists.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { Select } from '../Select/Select.tsx';
import type { Column } from './column.ts';
import * as styles from './DataTable.css.ts';
import { sortDirections, type TableSort } from './sorting.ts';

interface SortChoiceProps<Row> {
  columns: readonly Column<Row>[];
  sort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
}

const keyOf = ({ key, direction }: TableSort) => `${direction} ${key}`;

/** The sorting of rows that are cards: these have no headers to press. */
export function SortChoice<Row>({ columns, sort, onSort }: SortChoiceProps<Row>) {
  const texts = useMessages('dataTable', dataTableTexts);
  const choices = columns
    .filter((column) => column.isSortable)
    .flatMap(({ key, header }) =>
      sortDirections.map((direction) => ({ sort: { key, direction }, header })),
    );
  return (
    <div className={styles.sortChoice}>
      <Select
        label={texts.sortBy}
        labelPosition="side"
        value={sort ? keyOf(sort) : ''}
        options={choices.map((choice) => ({
          key: keyOf(choice.sort),
          label: texts.sortedBy(choice.header, choice.sort.direction),
        }))}
        onChange={(key) => {
          const chosen = choices.find((choice) => keyOf(choice.sort) === key);
          if (chosen) onSort(chosen.sort);
        }}
      />
    </div>
  );
}
