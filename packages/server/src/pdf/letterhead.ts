import type { PrintedAddress, PrintedDocument } from '../print/PrintedDocument.ts';
import { printedDate } from '../print/printedNumbers.ts';
import { printedEnterpriseNumber } from '../company/company.ts';
import type { Company } from '../company/company.ts';
import { words } from './intl/nl-BE.ts';
import type { Sheet, Tag } from './Sheet.ts';
import { colours, lineHeight, page, styles } from './theme.ts';
import type { TextStyle } from './theme.ts';
import { wrapText } from './wrapText.ts';

/** Where the buyer's address begins: the window of a Belgian envelope. */
const addressLeft = 318;
const addressTop = 142;

/** Facts on the left: the labels and, after them, the values. */
const factsWidth = addressLeft - page.left - 24;
const valueLeft = page.left + 104;

const sellerTop = 54;

/** A line of the head: its text and how it looks. */
interface HeadLine {
  readonly text: string;
  readonly style: TextStyle;
}

/**
 * The head of the first page: seller, kind and number, buyer, and dates.
 * @returns where it ends, in points
 */
export function drawLetterhead(sheet: Sheet, document: PrintedDocument): number {
  const { kind, number } = document;
  sheet.artifact('Layout', () =>
    sheet.box({ left: 0, top: 0, width: page.width, height: 7 }, colours.accent),
  );
  const sellerBottom = drawSeller(sheet, document);
  const title = words.title[kind];
  sheet.tagged(sheet.root, 'H1', () => {
    sheet.write(title, styles.title, page.right, sellerTop + 17, 'to');
    sheet.write(number, styles.muted, page.right, sellerTop + 33, 'to');
  });
  drawCopyNotice(sheet, document);
  const top = Math.max(addressTop, sellerBottom + 22);
  const buyerBottom = drawBlock(sheet, buyerLines(sheet, document), addressLeft, top);
  const factsBottom = drawFacts(sheet, factsOf(document), top);
  return Math.max(buyerBottom, factsBottom) + 22;
}

/** Under the title: the e-invoice is the original, so that only one of both is booked. */
function drawCopyNotice(sheet: Sheet, { kind, copyOf }: PrintedDocument): void {
  if (copyOf === '' || kind === 'quote') return;
  const lines = words.copy(kind, printedDate(copyOf));
  sheet.tagged(sheet.root, 'P', () =>
    lines.forEach((line, index) =>
      sheet.write(line, styles.strong, page.right, sellerTop + 50 + index * lineHeight, 'to'),
    ),
  );
}

function drawSeller(sheet: Sheet, { seller }: PrintedDocument): number {
  const width = 300;
  const name = wrapText(sheet.faces.bold, seller.name, styles.company.size, width);
  const tag = sheet.tag(sheet.root, 'P');
  let baseline = sellerTop + 10;
  sheet.content(tag, () => {
    for (const line of name) {
      sheet.write(line, styles.company, page.left, baseline);
      baseline += 18;
    }
    baseline -= 3;
    for (const line of sellerLines(seller)) {
      for (const part of wrapText(sheet.faces.regular, line, styles.small.size, width)) {
        sheet.write(part, styles.small, page.left, baseline);
        baseline += 11;
      }
    }
  });
  return baseline - 11;
}

/** The legally required data of the seller, and how to contact it. */
function sellerLines(seller: Company): string[] {
  const number = printedEnterpriseNumber(seller);
  return [
    `${seller.street}, ${seller.postcode} ${seller.city}`,
    joined(
      seller.vatLiable ? words.vatNumber(number) : words.enterpriseNumber(number),
      seller.register && words.register(seller.register),
    ),
    joined(seller.phone, seller.email),
    seller.website,
  ].filter((line) => line !== '');
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('  ·  ');
}

function buyerLines(sheet: Sheet, { buyer }: PrintedDocument): HeadLine[] {
  const width = page.right - addressLeft;
  const styled = (text: string, style: TextStyle) =>
    text === ''
      ? []
      : wrapText(sheet.faces[style.face], text, style.size, width).map((part) => ({
          text: part,
          style,
        }));
  return [
    ...styled(buyer.name, styles.buyer),
    ...styled(buyer.contactName && words.attention(buyer.contactName), styles.body),
    ...addressLines(buyer).flatMap((line) => styled(line, styles.body)),
    ...styled(buyer.vatNumber && words.vatNumber(buyer.vatNumber), styles.muted),
  ];
}

/** The country, when it is not ours. */
function addressLines({ street, postcode, city, country, countryName }: PrintedAddress): string[] {
  const place = `${postcode} ${city}`.trim();
  const lines = [...street.split(/[\r\n]+/), place, country === 'BE' ? '' : countryName];
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

function drawBlock(sheet: Sheet, lines: readonly HeadLine[], left: number, top: number): number {
  let baseline = top + 10;
  sheet.tagged(sheet.root, 'P', () => {
    for (const { text, style } of lines) {
      sheet.write(text, style, left, baseline);
      baseline += style.size === styles.buyer.size ? 14.5 : lineHeight + 0.6;
    }
  });
  return baseline - lineHeight;
}

type Fact = readonly [label: string, value: string];

function factsOf(document: PrintedDocument): Fact[] {
  const { kind, number, date, dueDate, deliveryDate, buyer, reference, delivery } = document;
  const facts: Fact[] = [
    [words.number[kind], number],
    [words.date[kind], printedDate(date)],
    ...(kind === 'creditNote' ? [] : [[words.dueDate[kind], printedDate(dueDate)] as const]),
    [words.deliveryDate, printedDate(deliveryDate)],
    [words.customerNumber, buyer.number],
    [words.reference, reference],
    [words.deliveryAddress, delivery === undefined ? '' : addressLines(delivery).join(', ')],
  ];
  return facts.filter(([, value]) => value !== '');
}

function drawFacts(sheet: Sheet, facts: readonly Fact[], top: number): number {
  let baseline = top + 10;
  const list = sheet.tag(sheet.root, 'L');
  for (const [label, value] of facts) {
    const item = sheet.tag(list, 'LI');
    sheet.tagged(item, 'Lbl', () => sheet.write(label, styles.muted, page.left, baseline));
    baseline = drawValue(sheet, item, value, baseline);
  }
  return baseline - lineHeight;
}

function drawValue(sheet: Sheet, item: Tag, value: string, top: number): number {
  let baseline = top;
  const width = page.left + factsWidth - valueLeft;
  sheet.tagged(item, 'LBody', () => {
    for (const part of wrapText(sheet.faces.regular, value, styles.body.size, width)) {
      sheet.write(part, styles.body, valueLeft, baseline);
      baseline += lineHeight + 0.6;
    }
  });
  return baseline;
}

/** The head of every further page. */
export function drawRunningHead(sheet: Sheet, { seller, kind, number }: PrintedDocument): void {
  sheet.artifact('Pagination', () => {
    sheet.box({ left: 0, top: 0, width: page.width, height: 7 }, colours.accent);
    const [name = ''] = wrapText(sheet.faces.bold, seller.name, styles.strong.size, 300);
    sheet.write(name, styles.strong, page.left, runningBaseline);
    sheet.write(`${words.title[kind]} ${number}`, styles.muted, page.right, runningBaseline, 'to');
  });
}

const runningBaseline = 42;

/** Where the content of a further page begins. */
export const runningBottom = 60;

/** The footer of every page. */
export function drawFooter(sheet: Sheet, { seller }: PrintedDocument, current: number): void {
  const number = printedEnterpriseNumber(seller);
  const numbered = words.page(current, sheet.pageCount);
  const width = page.right - page.left - sheet.widthOf(numbered, styles.small) - 16;
  const facts = joined(
    seller.name,
    seller.vatLiable ? words.vatNumber(number) : words.enterpriseNumber(number),
    seller.iban.replace(/(.{4})(?=.)/g, '$1 '),
  );
  sheet.artifact('Pagination', () => {
    sheet.rule(page.left, page.right, page.footer, colours.hairline);
    const [line = ''] = wrapText(sheet.faces.regular, facts, styles.small.size, width);
    sheet.write(line, styles.small, page.left, page.footer + 14);
    sheet.write(numbered, styles.small, page.right, page.footer + 14, 'to');
  });
}
