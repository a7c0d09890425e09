import { lineItemsGridTexts } from '../../intl/lines.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './PasteDialog.css.ts';
import type { PasteColumn, PlacedBlock } from './placeBlock.ts';

/** What was decided about a block: into the cells, into lines of its own, or not at all. */
export type PasteAnswer = 'replace' | 'insert' | 'cancel';

/** What is about to be pasted, and where. */
export interface PasteQuestion {
  /** The cells. */
  placed: PlacedBlock;
  /** The line where it begins, counted from 0. */
  row: number;
  /** The present values of the lines, by the key of the column. */
  before: readonly Readonly<Record<string, string>>[];
}

interface PasteDialogProps {
  question: PasteQuestion | undefined;
  onAnswer: (answer: PasteAnswer) => void;
}

/** Has the focus: nothing is lost by it that undo does not bring back. */
const first = { autoFocus: true };

/** Most people look at the first lines; a block may have thousands. */
const shownLines = 20;

/** Shows what a block will change, before it does. */
export function PasteDialog({ question, onAnswer }: PasteDialogProps) {
  const texts = useMessages('lineItemsGrid', lineItemsGridTexts);
  const count = question?.placed.lines.length ?? 0;
  return (
    <Modal
      title={texts.pasteTitle(count)}
      size="large"
      isOpen={question !== undefined}
      onClose={() => onAnswer('cancel')}
      renderFooter={() => (
        <>
          <Button onPress={() => onAnswer('cancel')}>{texts.pasteCancel}</Button>
          {question && replacesText(question) && (
            <Button onPress={() => onAnswer('insert')}>{texts.pasteInsert}</Button>
          )}
          <Button tone="accent" variant="solid" {...first} onPress={() => onAnswer('replace')}>
            {texts.pasteReplace}
          </Button>
        </>
      )}
    >
      {question && <PastePreview {...question} />}
    </Modal>
  );
}

function PastePreview({ placed, row, before }: PasteQuestion) {
  const texts = useMessages('lineItemsGrid', lineItemsGridTexts);
  const { columns, lines, leftOver } = placed;
  const added = lines.length - before.length;
  const failing = lines.flatMap((line) => columns.flatMap((column) => faultIn(line, column) ?? []));
  const rows = lines
    .slice(0, shownLines)
    .map((line, index) => ({ number: row + index + 1, line, old: before[index] }));
  return (
    <Stack>
      <Text>{texts.pasteSummary(before.length, added)}</Text>
      {leftOver.length > 0 && <Text>{texts.pasteLeftOver(leftOver)}</Text>}
      {failing.length > 0 && <Text weight="strong">{texts.pasteFailing(failing.length)}</Text>}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {texts.line}
            </th>
            {columns.map(({ key, header }) => (
              <th key={key} scope="col" className={styles.head}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, line, old }) => (
            <tr key={number}>
              <th scope="row" className={`${styles.cell} ${styles.number}`}>
                {texts.pasteLine(number, old === undefined)}
              </th>
              {columns.map((column) => {
                const { key, options } = column;
                const text = line[key] ?? '';
                const fault = faultIn(line, column);
                return (
                  <td key={key} className={styles.cell}>
                    {options?.find((option) => option.key === text)?.label ?? text}
                    {fault !== undefined && (
                      <span className={styles.fault}>
                        <Icon name="critical" />
                        <span>{fault}</span>
                      </span>
                    )}
                    {isReplaced(line[key], old?.[key]) && (
                      <span className={styles.before}>{texts.pasteInstead(old?.[key] ?? '')}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > shownLines && <Text>{texts.pasteMore(lines.length - shownLines)}</Text>}
    </Stack>
  );
}

/** What is wrong with the text that a line gets in a column. */
function faultIn(line: Readonly<Record<string, string>>, { key, faultOf }: PasteColumn) {
  const text = line[key];
  return text === undefined || text.trim() === '' ? undefined : faultOf?.(text);
}

const isReplaced = (text: string | undefined, old = ''): boolean =>
  text !== undefined && old.trim() !== '' && old.trim() !== text.trim();

/** Whether a paste would overwrite values. */
function replacesText({ placed: { columns, lines }, before }: PasteQuestion): boolean {
  return before.some((old, index) =>
    columns.some(({ key }) => isReplaced(lines[index]?.[key], old[key])),
  );
}
