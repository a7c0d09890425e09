import { memo } from 'react';
import { lineItemsGridTexts } from '../../intl/lines.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import type { LineColumn } from './column.ts';
import { actionsHeader } from './lineActions.css.ts';
import * as styles from './LineItemsGrid.css.ts';
import { placeUnder } from './tracks.ts';

interface GridHeadProps<Line> {
  columns: readonly LineColumn<Line>[];
  /** Begins the ids of the headers, after which cells are named. */
  gridId: string;
}

function headerLook<Line>({ align, under }: LineColumn<Line>): string {
  const looks = [align === 'end' && styles.endAligned, under !== undefined && styles.under];
  return [styles.columnHeader, ...looks].filter(Boolean).join(' ');
}

function PlainGridHead<Line>({ columns, gridId }: GridHeadProps<Line>) {
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

/** The headers of a grid. */
export const GridHead = memo(PlainGridHead) as typeof PlainGridHead;
