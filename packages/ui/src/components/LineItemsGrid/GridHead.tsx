import { lineItemsGridTexts } from '../../intl/lines.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { isEndAligned, underOf } from './cells.ts';
import type { LineColumn } from './column.ts';
import { actionsHeader } from './lineActions.css.ts';
import * as styles from './LineItemsGrid.css.ts';
import { placeUnder } from './tracks.ts';

interface GridHeadProps<Line> {
  columns: readonly LineColumn<Line>[];
  /** Begins the ids of the headers, after which cells are named. */
  gridId: string;
}

function headerLook<Line>(column: LineColumn<Line>): string {
  const looks = [
    isEndAligned(column) && styles.endAligned,
    underOf(column) !== undefined && styles.under,
  ];
  return [styles.columnHeader, ...looks].filter(Boolean).join(' ');
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
        {columns.map((column) => {
          const { key, header } = column;
          return (
            <th
              key={key}
              id={`${gridId}-${key}`}
              role="columnheader"
              scope="col"
              className={headerLook(column)}
              style={placeUnder(columns, column)}
            >
              {header}
            </th>
          );
        })}
        <th role="columnheader" scope="col" className={`${styles.columnHeader} ${actionsHeader}`}>
          <span className={styles.hidden}>{texts.actions}</span>
        </th>
      </tr>
    </thead>
  );
}
