import { lineItemsGridTexts } from '../../intl/nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import type { LineColumn } from './column.ts';
import * as styles from './LineItemsGrid.css.ts';

interface GridHeadProps<Line> {
  columns: readonly LineColumn<Line>[];
  /** Begins the ids of the headers, after which cells are named. */
  gridId: string;
}

/** The headers of a grid. */
export function GridHead<Line>({ columns, gridId }: GridHeadProps<Line>) {
  const texts = useMessages('lineItemsGrid', lineItemsGridTexts);
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" className={styles.headRow}>
        <th role="columnheader" scope="col" className={styles.columnHeader}>
          <span className={styles.hidden}>{texts.line}</span>
        </th>
        {columns.map(({ key, header, align }) => (
          <th
            key={key}
            id={`${gridId}-${key}`}
            role="columnheader"
            scope="col"
            className={
              align === 'end' ? `${styles.columnHeader} ${styles.endAligned}` : styles.columnHeader
            }
          >
            {header}
          </th>
        ))}
        <th
          role="columnheader"
          scope="col"
          className={`${styles.columnHeader} ${styles.actionsHeader}`}
        >
          <span className={styles.hidden}>{texts.actions}</span>
        </th>
      </tr>
    </thead>
  );
}
