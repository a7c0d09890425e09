import type { LineContent, LineId } from '@facturatie/invoice-engine';
import type { DocumentEvent, DocumentState } from './documentForm.ts';

/**
 * The events that remove blank lines at the end, such as the one that the editor adds to continue in. A
 * document of blank lines keeps none.
 */
export function withoutBlankEnd({ lines }: DocumentState): DocumentEvent[] {
  const lastFilled = lines.findLastIndex(
    ({ content, mode }) => mode === 'edit' || !isBlank(content),
  );
  return lines.slice(lastFilled + 1).map(({ id }) => ({ type: 'lineDeleted', line: id }));
}

/** The line to continue in: the first blank one, or else the last, below which Enter adds one. */
export function lineToFill({ lines }: DocumentState): LineId | undefined {
  return (lines.find(({ content }) => isBlank(content)) ?? lines.at(-1))?.id;
}

function isBlank(content: LineContent): boolean {
  return content.type === 'text' && content.description.trim() === '';
}
