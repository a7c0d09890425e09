import { memo, useMemo, type ComponentType } from 'react';
import type { Messages } from '../../intl/nl-BE.ts';
import type { ActiveCell, RichCell } from './activeCell.ts';
import { actionsColumn, type LineColumn, type LineSourceProps } from './column.ts';
import { oneString } from './oneString.ts';
import { bringingTexts, plainCells } from './plainCells.tsx';
import * as actionStyles from './lineActions.css.ts';
import * as styles from './LineItemsGrid.css.ts';
import { richCells } from './richCells.tsx';
import { RichRow } from './richRow.tsx';

/** What all rows of a grid are given. */
export interface LineRowsProps<Handle, Line> {
  /** The columns, from left to right. */
  columns: readonly LineColumn<Line>[];
  /** Begins the ids of the headers. */
  gridId: string;
  /** The form that the controls belong to. */
  formId: string | undefined;
  /** Tells which cells have a rich editor. */
  activeCell: ActiveCell;
  /** Whether a line has a button that deletes it. */
  canDelete: boolean;
  /** Whether a line has a button that makes a copy of it. */
  canDuplicate: boolean;
  /** What the buttons, the choices and the number of a line say. */
  texts: Pick<Messages, 'lineItemsGrid' | 'select'>;
  /** Reads the line behind a handle; left out, the handles are what the columns read. */
  Source: ComponentType<LineSourceProps<Handle, Line>> | undefined;
}

interface LineRowProps<Line> extends Omit<LineRowsProps<never, Line>, 'Source'> {
  line: Line;
  /** The id of its number in the page. */
  lineId: string;
  /** Its place, counted from 0. */
  index: number;
  /** The cells that have a rich editor. */
  rich: readonly RichCell[];
}

function PlainLineRow<Line>(props: LineRowProps<Line>) {
  const { line, lineId, index, rich, columns, gridId, formId, activeCell, texts } = props;
  const number = index + 1;
  // Of a line that only gets another place no cell is drawn anew.
  const [drawn, attach] = useMemo(() => {
    const plain = plainCells({ line, columns, gridId, formId, lineId, texts: texts.select });
    return [plain, bringingTexts(plain)] as const;
  }, [line, columns, gridId, formId, lineId, texts]);
  const cells =
    rich.length === 0
      ? drawn.cells
      : richCells({ line, lineId, columns, drawn, rich, number, texts: texts.lineItemsGrid });
  // All in one list: a list within it would be one thing more for React to hold, in each line.
  const all = [
    <th key=":line" id={lineId} role="rowheader" scope="row" className={styles.lineNumber}>
      {oneString(texts.lineItemsGrid.line, styles.endOfLineWord, number)}
    </th>,
    ...cells,
    <td
      key={actionsColumn}
      role="cell"
      className={actionStyles.actions}
      data-column={actionsColumn}
    >
      {actionButton('addBelow', texts.lineItemsGrid.addBelow(number))}
      {props.canDuplicate &&
        actionButton('duplicate', texts.lineItemsGrid.duplicate(number), 'Control+Shift+D')}
      {props.canDelete && actionButton('delete', texts.lineItemsGrid.remove(number))}
      {rich.length > 0 && <RichRow activeCell={activeCell} lineId={lineId} />}
    </td>,
  ];
  return (
    <tr ref={attach} role="row" className={styles.lineRow} data-line={lineId}>
      {all}
    </tr>
  );
}

const actionLook = {
  addBelow: `${actionStyles.action} ${actionStyles.actionPicture.addBelow}`,
  delete: `${actionStyles.action} ${actionStyles.actionPicture.delete}`,
  duplicate: `${actionStyles.action} ${actionStyles.actionPicture.duplicate}`,
};

/** The grid itself hears that it was pressed. No stop of Tab where a key does the same from all over the line. */
function actionButton(action: keyof typeof actionLook, label: string, keys?: string) {
  return (
    <button
      type="button"
      className={actionLook[action]}
      aria-label={label}
      title={label}
      data-action={action}
      tabIndex={keys === undefined ? undefined : -1}
      aria-keyshortcuts={keys}
    />
  );
}

/** One line; drawn again only when the line itself, its place, its editors or the columns are new. */
export const LineRow = memo(PlainLineRow) as typeof PlainLineRow;

interface SourcedRowProps<Handle, Line> extends Omit<LineRowProps<Line>, 'line'> {
  line: Handle;
  Source: ComponentType<LineSourceProps<Handle, Line>>;
}

function PlainSourcedRow<Handle, Line>({ line, Source, ...row }: SourcedRowProps<Handle, Line>) {
  return <Source line={line}>{(value) => <LineRow {...row} line={value} />}</Source>;
}

/** One line that is read behind its handle, and draws itself when it is another. */
export const SourcedRow = memo(PlainSourcedRow) as typeof PlainSourcedRow;
