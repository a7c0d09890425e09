import type { Typeface } from './Typeface.ts';

/**
 * Breaks a text into lines that fit a width: at its own line ends, at spaces, after hyphens and
 * slashes, and inside a word only where the word alone is too long.
 *
 * @param width points; at least one character fits on a line, however narrow
 * @returns at least one line; empty lines of the text are kept, those at its end are not
 */
export function wrapText(face: Typeface, text: string, size: number, width: number): string[] {
  const paragraphs = text.trimEnd().split(/\r\n|[\n\r\u2028\u2029]/);
  return paragraphs.flatMap((paragraph) => {
    return wrapParagraph(face, face.printable(paragraph).trimEnd(), size, width);
  });
}

function wrapParagraph(face: Typeface, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let lineWidth = 0;
  for (const piece of piecesOf(text)) {
    const pieceWidth = face.widthOf(piece, size);
    const seen = pieceWidth - (/\s$/.test(piece) ? face.widthOf(' ', size) : 0);
    if (lineWidth + seen <= width) {
      line += piece;
      lineWidth += pieceWidth;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    const parts = seen <= width ? [piece] : wordParts(face, piece, size, width);
    line = parts.pop() ?? '';
    lines.push(...parts);
    lineWidth = face.widthOf(line, size);
  }
  return [...lines, line.trimEnd()];
}

/** Words with the space, hyphen or slash that follows them. */
function piecesOf(text: string): string[] {
  return text.match(/[^\s/-]*(?:[/-]+|\s|$)/g)?.filter((piece) => piece !== '') ?? [];
}

/** A word that no line can hold, cut where each line is full. */
function wordParts(face: Typeface, word: string, size: number, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  let partWidth = 0;
  for (const sign of word) {
    const signWidth = face.widthOf(sign, size);
    if (part !== '' && partWidth + signWidth > width) {
      parts.push(part);
      part = '';
      partWidth = 0;
    }
    part += sign;
    partWidth += signWidth;
  }
  return [...parts, part];
}
