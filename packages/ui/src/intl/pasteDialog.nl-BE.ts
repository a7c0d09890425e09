import { lineCount } from './lines.nl-BE.ts';

/** Of the grid of lines: what its dialog says before a block is pasted. */
export const pasteDialogTexts = {
  pasteTitle: (count: number) => `${lineCount(count)} plakken`,
  pasteSummary: (changed: number, added: number) => {
    if (added === 0) return `${lineCount(changed)} ${changed === 1 ? 'verandert' : 'veranderen'}.`;
    const announcement = `${lineCount(added)} ${added === 1 ? 'komt' : 'komen'} erbij.`;
    if (changed === 0) return announcement;
    return `${lineCount(changed)} ${changed === 1 ? 'verandert' : 'veranderen'}, ${announcement}`;
  },
  pasteLeftOver: (texts: readonly string[]) => {
    const first = texts.slice(0, 3).map((text) => `‘${text}’`);
    const more = texts.length > 3 ? ` en nog ${texts.length - 3}` : '';
    return `Hiervoor is er geen kolom, dit wordt niet geplakt: ${first.join(', ')}${more}.`;
  },
  pasteLine: (line: number, isNew: boolean) => (isNew ? `${line} (nieuw)` : `${line}`),
  pasteInstead: (text: string) => `in plaats van ${text}`,
  pasteMore: (count: number) => `En nog ${lineCount(count)}.`,
  pasteFailing: (cells: number) =>
    `In ${cells === 1 ? '1 cel' : `${cells} cellen`} klopt iets niet. De tekst blijft er staan tot u die verbetert.`,
  pasteReplace: 'Plakken',
  pasteInsert: 'Invoegen als nieuwe lijnen',
  pasteCancel: 'Annuleren',
};
