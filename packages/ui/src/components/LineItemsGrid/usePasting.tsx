import { useState, type ClipboardEvent } from 'react';
import { isTextControl, passOn } from '../../private/fields/inputDelegation.ts';
import { OnDemand } from '../OnDemand/OnDemand.tsx';
import { onDemand } from '../OnDemand/part.ts';
import { cellOf, readPasted, shownText } from './cells.ts';
import type { LineColumn } from './column.ts';
import { placeOf, valueIn, withFailing, type GridParts } from './gridPlaces.ts';
import type { PasteQuestion } from './PasteDialog.tsx';
import { blockText, isBlock, pastedBlock, singleCell } from './pastedBlock.ts';
import { placeBlock } from './placeBlock.ts';
import type { LineHandlers } from './useGridCommands.ts';

const pasteDialog = onDemand(() => import('./PasteDialog.tsx'));

/**
 * Handles pasted blocks of a spreadsheet, with a preview, and passes them to the caller. Without a text
 * selection, copy takes the whole line with its headers, so that it is pasted into the same columns here or
 * in a spreadsheet. Calculated cells are not copied.
 */
export function usePasting<Line>(options: GridParts<Line> & Pick<LineHandlers<Line>, 'onPaste'>) {
  const { table, lines, columns, texts, announce, onPaste } = options;
  const [question, setQuestion] = useState<PasteQuestion<Line>>();

  function ask(text: string, row: number, from: string): boolean {
    const { [row]: line } = lines;
    if (line === undefined) return false;
    const canChange = (column: LineColumn<Line>) =>
      column.kind !== 'output' && cellOf(column, line).isReadOnly !== true;
    const placed = placeBlock(pastedBlock(text), columns, from, canChange);
    if (placed.columns.length === 0) return false;
    setQuestion({ ...placed, row });
    return true;
  }

  const cancel = () => setQuestion(undefined);

  function paste(isInsert: boolean) {
    cancel();
    if (!question) return;
    const { row, lines: pasted } = question;
    const { length } = pasted;
    const below = lines[isInsert ? row : lines.length - 1];
    if (below === undefined) return;
    onPaste?.(
      pasted.map((cells, index) => ({
        line: isInsert ? undefined : lines[row + index],
        edits: columns.flatMap((column) => {
          const { [column.key]: text } = cells;
          return text === undefined ? [] : [readPasted(column, text).edit];
        }),
      })),
      below,
    );
    const from = isInsert ? row + 1 : row;
    // Once the new texts are rendered and the dialog is closed: content behind it is not announced.
    requestAnimationFrame(() => announce(withFailing(options, texts.pasted(length), from, length)));
  }

  return {
    preview: (
      <OnDemand part={pasteDialog} isAsked={question !== undefined} onCancel={cancel}>
        {({ PasteDialog }) =>
          question && (
            <PasteDialog question={question} lines={lines} onCancel={cancel} onPaste={paste} />
          )
        }
      </OnDemand>
    ),
    onCopy(event: ClipboardEvent) {
      const at = placeOf(table.current, event.target);
      if (!at || hasSelection(event.target)) return;
      const copied = columns.filter(({ kind }) => kind !== 'output');
      const cells = copied.map((column) => shownText(column, valueIn(at.rowElement, column.key)));
      const block = blockText([copied.map(({ header }) => header), cells]);
      event.clipboardData.setData('text/plain', block);
      event.preventDefault();
      announce(texts.copied(at.row + 1));
    },
    onPaste: passOn,
    onDrop: passOn,
    onCompositionEnd: passOn,
    /** For the table, before a field that takes a block for one value. */
    onPasteCapture(event: ClipboardEvent) {
      const { target, clipboardData } = event;
      const at = placeOf(table.current, target);
      if (!at || !isTextControl(target) || target.readOnly) return;
      const text = clipboardData.getData('text/plain');
      const pasted = { text, html: clipboardData.getData('text/html') };
      const holdsLines = target instanceof HTMLTextAreaElement;
      const isDone =
        onPaste && isBlock(pasted, holdsLines)
          ? ask(text, at.row, at.column)
          : holdsLines && insert(singleCell(pasted));
      if (!isDone) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/**
 * Inserts text at the focus. `execCommand` is deprecated, but the only API that is part of the native
 * undo history.
 */
function insert(text: string | undefined): boolean {
  if (text === undefined) return false;
  const command: unknown = Reflect.get(document, 'execCommand');
  return (
    typeof command === 'function' && command.call(document, 'insertText', false, text) === true
  );
}

function hasSelection(target: EventTarget): boolean {
  if (isTextControl(target)) return target.selectionStart !== target.selectionEnd;
  return document.getSelection()?.isCollapsed === false;
}
