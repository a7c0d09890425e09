import {
  formatIban,
  formatStructuredCommunication,
  structuredCommunicationOfDocument,
} from '@facturatie/invoice-engine';
import { encodeQR } from 'qr';
import { epcPayload } from '../print/epcPayload.ts';
import type { PrintedDocument } from '../print/PrintedDocument.ts';
import { printedAmount, printedDate } from '../print/printedNumbers.ts';
import type { Block } from './closing.ts';
import { words } from './intl/nl-BE.ts';
import type { Area, Sheet, Tag } from './Sheet.ts';
import { colours, page, styles } from './theme.ts';
import { wrapText } from './wrapText.ts';

const codeSide = 96;
const padding = 14;
const quiet = 4;
const panelHeight = codeSide + 2 * padding + 12;

/** How to pay the balance of an invoice; another text when it is settled. */
export function paymentBlock(sheet: Sheet, document: PrintedDocument): Block {
  const { kind, dueDate, balance = 0 } = document;
  if (kind === 'quote') return noteBlock(sheet, words.quoteHolds(printedDate(dueDate)));
  if (kind === 'creditNote') return noteBlock(sheet, words.credited);
  if (balance <= 0) return noteBlock(sheet, words.paid);
  return { height: panelHeight + 16, draw: (top) => drawPanel(sheet, document, balance, top + 10) };
}

function noteBlock(sheet: Sheet, text: string): Block {
  return {
    height: 26,
    draw: (top) =>
      sheet.tagged(sheet.root, 'P', () => sheet.write(text, styles.strong, page.left, top + 18)),
  };
}

function drawPanel(sheet: Sheet, document: PrintedDocument, balance: number, top: number): void {
  const { seller, number, dueDate } = document;
  const communication = structuredCommunicationOfDocument(number);
  const shown = formatStructuredCommunication(communication) ?? communication;
  const panel = {
    left: page.left - 8,
    top,
    width: page.right - page.left + 16,
    height: panelHeight,
  };
  sheet.artifact('Layout', () => sheet.box(panel, colours.panel, 6));

  const section = sheet.tag(sheet.root, 'Sect');
  const left = page.left + 8;
  sheet.tagged(section, 'H2', () =>
    sheet.write(words.payBefore(printedDate(dueDate)), styles.heading, left, top + 24),
  );
  sheet.tagged(section, 'P', () =>
    sheet.write(words.euros(printedAmount(balance)), styles.payable, left, top + 47),
  );
  drawFacts(sheet, section, left, top + 71, [
    [words.communication, shown],
    [words.iban, formatIban(seller.iban) ?? seller.iban],
    [words.bic, seller.bic],
    [words.payee, seller.name],
  ]);
  const payload = epcPayload(seller, balance, communication);
  if (payload === undefined) return;
  const area = {
    left: page.right + 8 - padding - codeSide,
    top: top + padding,
    width: codeSide,
    height: codeSide,
  };
  const alt = words.qrAlternative(printedAmount(balance), seller.name, shown);
  drawCode(sheet, section, payload, area, alt);
}

function drawFacts(
  sheet: Sheet,
  section: Tag,
  left: number,
  top: number,
  facts: readonly (readonly [label: string, value: string])[],
): void {
  const list = sheet.tag(section, 'L');
  const valueLeft = left + 138;
  let baseline = top;
  for (const [label, value] of facts) {
    if (value === '') continue;
    const item = sheet.tag(list, 'LI');
    const width = page.right - padding - codeSide - 12 - valueLeft;
    const [line = '', ...more] = wrapText(sheet.faces.bold, value, styles.strong.size, width);
    sheet.tagged(item, 'Lbl', () => sheet.write(label, styles.muted, left, baseline));
    sheet.tagged(item, 'LBody', () => {
      sheet.write(line, styles.strong, valueLeft, baseline);
      for (const next of more) {
        baseline += 11;
        sheet.write(next, styles.strong, valueLeft, baseline);
      }
    });
    baseline += 15;
  }
}

function drawCode(sheet: Sheet, section: Tag, payload: string, area: Area, alt: string): void {
  const squares = encodeQR(payload, 'raw', { ecc: 'medium', border: quiet, encoding: 'byte' });
  const figure = sheet.tag(section, 'Figure', { alt });
  sheet.content(figure, () => {
    sheet.box(area, colours.white, 3);
    sheet.squares(squares, area, colours.ink);
  });
  sheet.tagged(section, 'P', () => {
    const middle = area.left + area.width / 2;
    const half = sheet.widthOf(words.scan, styles.small) / 2;
    sheet.write(words.scan, styles.small, middle - half, area.top + area.height + 13);
  });
}
