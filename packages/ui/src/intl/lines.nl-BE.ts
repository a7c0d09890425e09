import { formatWholeNumber } from './number/formatNumber.ts';

/** A number of lines in words. */
export const lineCount = (count: number) =>
  count === 1 ? '1 lijn' : `${formatWholeNumber(count)} lijnen`;

export const lineItemsGridTexts = {
  /** Stands before the number of a line; cells are named after it: 'Prijs Lijn 3'. */
  line: 'Lijn',
  actions: 'Acties',
  none: 'Er zijn nog geen lijnen.',
  add: 'Lijn toevoegen',
  addBelow: (line: number) => `Voeg een lijn toe onder lijn ${line}`,
  duplicate: (line: number) => `Kopieer lijn ${line} onder zichzelf`,
  remove: (line: number) => `Verwijder lijn ${line}`,
  added: (line: number, count: number, total: number) =>
    count === 1
      ? `Lijn ${line} toegevoegd. Er zijn er nu ${total}.`
      : `${count} lijnen toegevoegd vanaf lijn ${line}. Er zijn er nu ${total}.`,
  removed: (line: number, count: number, total: number) => {
    const what = count === 1 ? `Lijn ${line} verwijderd.` : `${count} lijnen verwijderd.`;
    return total === 0 ? `${what} Er zijn er geen meer.` : `${what} Er zijn er nu ${total}.`;
  },
  moved: (from: number, to: number) => `Lijn ${from} is nu lijn ${to}.`,
  copied: (line: number) => `Lijn ${line} gekopieerd.`,
  pasted: (count: number) => `${lineCount(count)} geplakt.`,
  failing: (cells: number) =>
    cells === 1 ? 'In 1 cel klopt iets niet.' : `In ${cells} cellen klopt iets niet.`,
  stillEmpty: (line: number) => `Lijn ${line} is nog leeg: vul eerst die in.`,
};

/** What the grid itself says. */
export type GridTexts = typeof lineItemsGridTexts;
