import type { LineId } from '@facturatie/invoice-engine';
import { useLayoutEffect } from 'react';
import { fieldInUse, goOnIn, textInUse, typeOn } from '../record/fieldInUse.ts';
import type { CellInUse, DocumentDesk } from './documentDesk.ts';
import type { GridPlace } from './gridPlace.ts';

/** There is one screen after another. */
const next = 'next';

/**
 * Who types while something new is made goes on in the same field of its own screen, at the same place in the
 * text (a hook).
 */
export function useFieldInUse({ focus }: DocumentDesk, place: GridPlace): void {
  useLayoutEffect(() => {
    const at = focus.take(next);
    if (at && 'name' in at) goOnIn(at);
    // A cell gets its editor first; no key comes in between.
    else if (at) queueMicrotask(() => goOnInCell(at, place));
    return () => {
      const inUse = cellInUse(place) ?? fieldInUse();
      if (inUse) focus.give(next, inUse);
    };
  }, [focus, place]);
}

function cellInUse(place: GridPlace): CellInUse | undefined {
  const cell = place.focusedCell();
  return cell && { line: cell.lineKey as LineId, column: cell.column, text: textInUse() };
}

function goOnInCell({ line, column, text }: CellInUse, place: GridPlace): void {
  if (place.focusCell(line, column) && text) typeOn(text);
}
