import type { PrintedDocument } from '../print/PrintedDocument.ts';
import type { Block } from './closing.ts';
import { words } from './intl/nl-BE.ts';
import type { Sheet, Tag } from './Sheet.ts';
import { lineHeight, page, styles } from './theme.ts';
import { wrapText } from './wrapText.ts';

/** Lines that stay with the heading above them. */
const firstLines = 2;

/** The legal mention and the remarks: blocks of lines that may continue over pages. */
export function noteBlocks(sheet: Sheet, { legalMention, remarks }: PrintedDocument): Block[] {
  return [
    ...paragraph(sheet, words.legalMention, legalMention),
    ...paragraph(sheet, words.remarks, remarks),
  ];
}

function paragraph(sheet: Sheet, heading: string, text: string): Block[] {
  if (text.trim() === '') return [];
  const width = page.right - page.left;
  const lines = wrapText(sheet.faces.regular, text, styles.body.size, width);
  let tag: Tag | undefined;
  const write = (some: readonly string[], top: number) => {
    tag ??= sheet.tag(sheet.root, 'P');
    sheet.content(tag, () =>
      some.forEach((line, index) =>
        sheet.write(line, styles.body, page.left, top + 9.3 + index * lineHeight),
      ),
    );
  };
  const headed: Block = {
    height: 32 + Math.min(firstLines, lines.length) * lineHeight,
    draw(top) {
      sheet.tagged(sheet.root, 'H2', () =>
        sheet.write(heading, styles.heading, page.left, top + 24),
      );
      write(lines.slice(0, firstLines), top + 31);
    },
  };
  const further = lines.slice(firstLines).map((line) => ({
    height: lineHeight,
    draw: (top: number) => write([line], top),
  }));
  return [headed, ...further];
}
