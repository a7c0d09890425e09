import type { PrintedDocument } from '../print/PrintedDocument.ts';
import { closingBlock } from './closing.ts';
import type { Block } from './closing.ts';
import type { Faces } from './fonts.ts';
import { words } from './intl/nl-BE.ts';
import { drawFooter, drawLetterhead, drawRunningHead, runningBottom } from './letterhead.ts';
import { carryHeight, headHeight, LinesTableDrawing, setLines } from './linesTable.ts';
import { noteBlocks } from './notes.ts';
import { paginateRows } from './paginateRows.ts';
import { paymentBlock } from './payment.ts';
import { Sheet } from './Sheet.ts';
import { page } from './theme.ts';

/**
 * Prints a quote, an invoice or a credit note as a tagged PDF: A4, Dutch, fonts embedded (spec §7 generatepdf). What
 * must be on an invoice: royal decree no. 1 on VAT, article 5.
 *
 * @param now when it is made, in milliseconds since 1970: the same document at the same moment gives
 *   the same bytes
 */
export async function printDocument(
  document: PrintedDocument,
  now: number,
  faces: Faces,
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = new Sheet({
    title: `${words.title[document.kind]} ${document.number}`,
    author: document.seller.name,
    createdAt: new Date(now),
    faces,
  });
  sheet.addPage();
  const headBottom = drawLetterhead(sheet, document);
  const closing = [closingBlock(sheet, document), paymentBlock(sheet, document)];
  const rowsBottom = drawLines(sheet, document, closing, headBottom);
  drawBlocks(sheet, document, [...closing, ...noteBlocks(sheet, document)], rowsBottom);
  for (let current = 0; current < sheet.pageCount; current += 1) {
    sheet.turnTo(current);
    drawFooter(sheet, document, current + 1);
  }
  return sheet.finish();
}

/**
 * The totals and how to pay stay together, on the page of the last line.
 * @returns where the last row ends
 */
function drawLines(
  sheet: Sheet,
  document: PrintedDocument,
  closing: readonly Block[],
  top: number,
): number {
  const table = setLines(sheet, document);
  const pages = paginateRows(table.rows, {
    firstTop: top,
    nextTop: runningBottom,
    bottom: page.bottom,
    headHeight,
    carryHeight,
    closingHeight: closing.reduce((sum, { height }) => sum + height, 0),
  });
  const drawing = new LinesTableDrawing(sheet, table);
  pages.forEach((rows, index) => {
    if (index > 0) turnPage(sheet, document);
    drawing.draw(rows, index === 0 ? top : runningBottom);
  });
  return pages.at(-1)?.bottom ?? top;
}

function drawBlocks(
  sheet: Sheet,
  document: PrintedDocument,
  blocks: readonly Block[],
  top: number,
): void {
  let y = top;
  for (const block of blocks) {
    if (y + block.height > page.bottom) {
      turnPage(sheet, document);
      y = runningBottom;
    }
    block.draw(y);
    y += block.height;
  }
}

function turnPage(sheet: Sheet, document: PrintedDocument): void {
  sheet.addPage();
  drawRunningHead(sheet, document);
}
