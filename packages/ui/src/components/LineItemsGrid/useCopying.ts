import type { ClipboardEvent, RefObject } from 'react';
import { lineItemsGridTexts } from '../../intl/lines.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import type { LineColumn } from './column.ts';
import { blockText } from './copiedLine.ts';
import { cellIn, isTextControl, placeOf } from './gridPlaces.ts';
import { shownIn } from './shownText.ts';

interface CopyingOptions<Line> {
  table: RefObject<HTMLTableElement | null>;
  columns: readonly LineColumn<Line>[];
  /** Says what was copied. */
  say: (news: string) => void;
}

/**
 * Copies the whole line, with the headers above it, where no text is selected: it is pasted under its headers
 * wherever that is, here or in a spreadsheet. What is calculated stays behind.
 */
export function useCopying<Line>({ table, columns, say }: CopyingOptions<Line>) {
  const texts = useMessages('lineItemsGrid', lineItemsGridTexts);
  return {
    onCopy(event: ClipboardEvent) {
      const at = placeOf(table.current, event.target);
      if (!at || hasSelection(event.target)) return;
      const typed = columns.filter(({ kind }) => kind !== 'output');
      const cells = typed.map(({ key }) => shownIn(cellIn(at.rowElement, key)));
      event.clipboardData.setData(
        'text/plain',
        blockText([typed.map(({ header }) => header), cells]),
      );
      event.preventDefault();
      say(texts.copied(at.row + 1));
    },
  };
}

function hasSelection(target: EventTarget): boolean {
  if (isTextControl(target)) return target.selectionStart !== target.selectionEnd;
  return document.getSelection()?.isCollapsed === false;
}
