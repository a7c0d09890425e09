import { lineItemsGridTexts } from '../../intl/lines.nl-BE.ts';
import { pasteDialogTexts } from '../../intl/pasteDialog.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { Button } from '../Button/Button.tsx';
import { error as errorText } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { cellOf, readPasted, shownText, textOf } from './cells.ts';
import * as styles from './PasteDialog.css.ts';
import type { PlacedBlock } from './placeBlock.ts';

/** What is about to be pasted, and where. */
export interface PasteQuestion<Line> extends PlacedBlock<Line> {
  /** The line where it begins, counted from 0. */
  row: number;
}

interface PasteDialogProps<Line> {
  question: PasteQuestion<Line>;
  lines: readonly Line[];
  onCancel: () => void;
  /** Pastes it over the cells, or inserts it as new lines. */
  onPaste: (isInsert: boolean) => void;
}

/** Focused initially, because undo can revert it. */
const first = { autoFocus: true };

/** The number of lines in the preview; a block may have thousands. */
const shownLines = 20;

/** Shows what a block will change, before it does. */
export function PasteDialog<Line>(props: PasteDialogProps<Line>) {
  const { question, lines, onCancel, onPaste } = props;
  const { line } = useMessages('lineItemsGrid', lineItemsGridTexts);
  const texts = useMessages('lineItemsGrid', pasteDialogTexts);
  const { columns, leftOver } = question;
  const rows = previewRows(question, lines);
  const allCells = rows.flatMap(({ cells }) => cells);
  const added = rows.filter(({ isNew }) => isNew).length;
  const failing = allCells.filter(({ fault }) => fault !== undefined).length;
  return (
    <Modal
      title={texts.pasteTitle(rows.length)}
      size="large"
      isOpen
      onClose={onCancel}
      renderFooter={() => (
        <>
          <Button onPress={onCancel}>{texts.pasteCancel}</Button>
          {allCells.some(({ replaced }) => replaced !== undefined) && (
            <Button onPress={() => onPaste(true)}>{texts.pasteInsert}</Button>
          )}
          <Button tone="accent" variant="solid" {...first} onPress={() => onPaste(false)}>
            {texts.pasteReplace}
          </Button>
        </>
      )}
    >
      <Stack>
        <Text>{texts.pasteSummary(rows.length - added, added)}</Text>
        {leftOver.length > 0 && <Text>{texts.pasteLeftOver(leftOver)}</Text>}
        {failing > 0 && <Text weight="strong">{texts.pasteFailing(failing)}</Text>}
        <table className={styles.table}>
          <thead>
            <tr>
              {[{ key: '', header: line }, ...columns].map(({ key, header }) => (
                <th key={key} scope="col" className={styles.head}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shownLines).map(({ number, isNew, cells }) => (
              <tr key={number}>
                <th scope="row" className={`${styles.cell} ${styles.number}`}>
                  {texts.pasteLine(number, isNew)}
                </th>
                {cells.map(({ key, text, fault, replaced }) => (
                  <td key={key} className={styles.cell}>
                    {text}
                    {fault !== undefined && (
                      <span className={errorText}>
                        <Icon name="critical" />
                        <span>{fault}</span>
                      </span>
                    )}
                    {replaced !== undefined && (
                      <span className={styles.before}>{texts.pasteInstead(replaced)}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length > shownLines && <Text>{texts.pasteMore(rows.length - shownLines)}</Text>}
      </Stack>
    </Modal>
  );
}

/** The preview of each line of a block, with its cells. */
function previewRows<Line>(question: PasteQuestion<Line>, lines: readonly Line[]) {
  return question.lines.map((pasted, index) => {
    const place = question.row + index;
    const line = lines[place];
    const cells = question.columns.map((column) => {
      const { [column.key]: text } = pasted;
      const old = line === undefined ? '' : textOf(column, cellOf(column, line));
      const isReplaced = text !== undefined && old.trim() !== '' && old.trim() !== text.trim();
      return {
        key: column.key,
        text: shownText(column, text ?? ''),
        fault: readPasted(column, text ?? '').fault,
        /** The text that it replaces. */
        replaced: isReplaced ? shownText(column, old) : undefined,
      };
    });
    return { number: place + 1, isNew: line === undefined, cells };
  });
}
