import { useState, type ClipboardEvent, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { lineItemsGridTexts } from '../../intl/lines.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import type { LineColumn } from './column.ts';
import { cellIn, failingCount, isTextControl, placeOf, rowsOf } from './gridPlaces.ts';
import type { PasteAnswer, PasteQuestion } from './PasteDialog.tsx';
import { isBlock, pastedBlock, singleCell } from './pastedBlock.ts';
import { placeBlock, type PasteColumn } from './placeBlock.ts';
import { onDemand } from '../OnDemand/part.ts';
import { OnDemand } from '../OnDemand/OnDemand.tsx';
import { controlOf, shownIn } from './shownText.ts';
import { useCopying } from './useCopying.ts';

import type { LineHandlers } from './useGridCommands.ts';
import { useNewest } from './useNewest.ts';

const pasteDialog = onDemand(() => import('./PasteDialog.tsx'));

interface PastingOptions<Handle, Line> extends Pick<LineHandlers<Handle>, 'onPaste'> {
  table: RefObject<HTMLTableElement | null>;
  lines: readonly Handle[];
  columns: readonly LineColumn<Line>[];
  /** Draws lines that are not in the page yet. */
  drawAll: () => void;
  /** Says what was pasted. */
  say: (news: string) => void;
}

/** Takes blocks of a spreadsheet, shows where they go, and hands them over. */
export function usePasting<Handle, Line>(options: PastingOptions<Handle, Line>) {
  const { table, lines, columns, onPaste, drawAll, say } = options;
  const texts = useMessages('lineItemsGrid', lineItemsGridTexts);
  const [question, setQuestion] = useState<PasteQuestion>();

  function ask(text: string, row: number, from: string): boolean {
    const { [row]: rowElement } = rowsOf(table.current);
    const placed = placeBlock(pastedBlock(text), pasteColumns(columns, rowElement), from);
    if (placed.columns.length === 0) return false;
    const end = row + placed.lines.length;
    if (end > rowsOf(table.current).length) drawAll();
    const keys = placed.columns.map(({ key }) => key);
    const before = rowsOf(table.current)
      .slice(row, end)
      .map((line) => Object.fromEntries(keys.map((key) => [key, shownIn(cellIn(line, key))])));
    setQuestion({ placed, row, before });
    return true;
  }

  function answer(given: PasteAnswer) {
    setQuestion(undefined);
    if (!question || given === 'cancel') return;
    const isInsert = given === 'insert';
    const { row, placed } = question;
    const below = lines[isInsert ? row : lines.length - 1];
    if (below === undefined) return;
    const { length } = placed.lines;
    // At once, so that what is wrong with the new texts can be counted.
    flushSync(() =>
      onPaste?.(
        placed.lines.map((cells, index) => ({
          cells,
          line: isInsert ? undefined : lines[row + index],
        })),
        below,
      ),
    );
    const failing = failingCount(table.current, isInsert ? row + 1 : row, length);
    const news = [texts.pasted(length), failing === 0 ? [] : texts.failing(failing)].flat();
    // Once the dialog is gone, behind which nothing is read.
    requestAnimationFrame(() => say(news.join(' ')));
  }

  const copying = useCopying({ table, columns, say });
  const onAnswer = useNewest(answer);
  const preview: ReactNode = (
    <OnDemand
      part={pasteDialog}
      isAsked={question !== undefined}
      onCancel={() => setQuestion(undefined)}
    >
      {({ PasteDialog }) => <PasteDialog question={question} onAnswer={onAnswer} />}
    </OnDemand>
  );
  return {
    preview,
    ...copying,
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
 * Types a text where the focus is. What does so is out of fashion, and still the only thing that the
 * browser's own undo knows of.
 */
function insert(text: string | undefined): boolean {
  if (text === undefined) return false;
  const command: unknown = Reflect.get(document, 'execCommand');
  return (
    typeof command === 'function' && command.call(document, 'insertText', false, text) === true
  );
}

/** The columns as they stand in a row: those without a control that can be changed take nothing. */
function pasteColumns<Line>(
  columns: readonly LineColumn<Line>[],
  row: HTMLElement | undefined,
): PasteColumn[] {
  return columns.map(({ key, header, kind, options, pasteFault }) => {
    const control = controlOf(row && cellIn(row, key));
    const isFixed = isTextControl(control) ? control.readOnly : false;
    return {
      key,
      header,
      canTake: control !== undefined && !control.disabled && !isFixed,
      options: kind === 'select' ? options : undefined,
      faultOf: pasteFault,
    };
  });
}
