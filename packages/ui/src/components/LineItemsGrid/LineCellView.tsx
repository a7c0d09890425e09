import { memo, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { LineColumn } from './column.ts';
import { controlAfter } from './gridPlaces.ts';
import * as styles from './LineItemsGrid.css.ts';
import { PlainControl } from './PlainControl.tsx';

interface LineCellViewProps<Line> {
  line: Line;
  column: LineColumn<Line>;
  /** Id of the header of its column. */
  headerId: string;
  /** Id of the number of its line. */
  lineId: string;
  /** The name of the rich editor, where that stands in the place of the plain control. */
  richLabel: string | undefined;
}

function PlainLineCellView<Line>({
  line,
  column,
  headerId,
  lineId,
  richLabel,
}: LineCellViewProps<Line>) {
  const place = useRef<HTMLTableCellElement>(null);
  const cell = column.cell(line);
  const { Editor, kind, width } = column;
  const { errorMessage = '' } = cell;
  const isFailing = errorMessage !== '';
  const errorId = `${lineId}-${column.key}-error`;

  function moveOn() {
    if (place.current) controlAfter(place.current)?.focus();
  }

  return (
    <td
      ref={place}
      role="cell"
      className={width === 'fill' || kind === 'multiline' ? wideCell : styles.cell}
      data-column={column.key}
      data-label={column.header}
      data-failing={isFailing || undefined}
    >
      {Editor && richLabel !== undefined ? (
        <Editor {...cell} line={line} label={richLabel} moveOn={moveOn} />
      ) : (
        <>
          <PlainControl
            cell={cell}
            column={column}
            tied={{
              'aria-labelledby': `${headerId} ${lineId}`,
              'aria-describedby': isFailing ? errorId : undefined,
              'aria-invalid': isFailing || undefined,
            }}
          />
          {isFailing && (
            <span id={errorId} className={styles.error}>
              <Icon name="critical" />
              {errorMessage}
            </span>
          )}
        </>
      )}
    </td>
  );
}

const wideCell = `${styles.cell} ${styles.wideCell}`;

/** One cell; drawn again when its line is new, or when its editor comes or goes. */
export const LineCellView = memo(PlainLineCellView) as typeof PlainLineCellView;
