import type { PrintedArticle, PrintedDocument, PrintedLine } from '../print/PrintedDocument.ts';
import {
  printedAmount,
  printedPercent,
  printedPrice,
  printedQuantity,
} from '../print/printedNumbers.ts';
import { words } from './intl/nl-BE.ts';
import { rowHeight, rowPadding } from './paginateRows.ts';
import type { Fragment, Row, RowsPage } from './paginateRows.ts';
import type { Sheet, Tag } from './Sheet.ts';
import { colours, lineHeight, page, styles } from './theme.ts';
import { wrapText } from './wrapText.ts';

export const headHeight = 22;
export const carryHeight = 19;

const gap = 14;

/** From the top of a line of text to its baseline. */
const ascent = 9.3;

/** A column of numbers, which end at `right`. */
interface Column {
  readonly name: 'quantity' | 'unitPrice' | 'discount' | 'vatRate' | 'net';
  readonly right: number;
}

/** A line as it is set. */
export interface SetRow extends Row {
  readonly description: readonly string[];
  /** By column; undefined where nothing is sold. */
  readonly numbers: Readonly<Record<Column['name'], string>> | undefined;
}

export interface LinesTable {
  readonly columns: readonly Column[];
  readonly rows: readonly SetRow[];
}

/** Sets the lines: every column of numbers as wide as its widest, the rest for the description. */
export function setLines(sheet: Sheet, { lines }: PrintedDocument): LinesTable {
  const numbers = lines.map(({ article }) => article && numbersOf(article));
  const names = columnNames.filter(
    (name) => name !== 'discount' || lines.some(({ article }) => article && article.discount !== 0),
  );
  const columns: Column[] = [];
  let right: number = page.right;
  for (const name of names.toReversed()) {
    columns.unshift({ name, right });
    const widths = numbers.map((row) => (row ? sheet.widthOf(row[name], styles.body) : 0));
    const heading = sheet.widthOf(words.columns[name], styles.label);
    right -= widths.reduce((most, width) => Math.max(most, width), heading) + gap;
  }
  const width = right - page.left;
  const rows = lines.map((line, index) => setRow(sheet, line, numbers[index], width));
  return { columns, rows };
}

const columnNames = ['quantity', 'unitPrice', 'discount', 'vatRate', 'net'] as const;

function numbersOf(article: PrintedArticle) {
  return {
    quantity: printedQuantity(article.quantity),
    unitPrice: printedPrice(article.unitPrice),
    discount: article.discount === 0 ? '' : printedPercent(article.discount),
    vatRate: printedPercent(article.vatRate),
    net: printedAmount(article.net),
  };
}

/** A line that sells nothing has the whole width. */
function setRow(
  sheet: Sheet,
  { description, article }: PrintedLine,
  numbers: SetRow['numbers'],
  width: number,
): SetRow {
  const space = article ? width : page.right - page.left;
  const lines = wrapText(sheet.faces.regular, description, styles.body.size, space);
  return { description: lines, lineCount: lines.length, net: article?.net ?? 0, numbers };
}

/** Draws the rows of one page, their head above them, and what is carried in and out. */
export class LinesTableDrawing {
  readonly #sheet: Sheet;
  readonly #columns: readonly Column[];
  readonly #table: Tag;
  readonly #body: Tag;
  /** The row that a page broke off: its cells continue. */
  readonly #cells = new Map<SetRow, Tag>();

  constructor(sheet: Sheet, { columns }: LinesTable) {
    this.#sheet = sheet;
    this.#columns = columns;
    this.#table = sheet.tag(sheet.root, 'Table');
    const head = sheet.tag(sheet.tag(this.#table, 'THead'), 'TR');
    this.#headCells = ['description' as const, ...columns.map(({ name }) => name)].map((name) => ({
      name,
      tag: sheet.tag(head, 'TH', { scope: 'Column' }),
    }));
    this.#body = sheet.tag(this.#table, 'TBody');
  }

  readonly #headCells: readonly { readonly name: keyof typeof words.columns; readonly tag: Tag }[];
  #isHeadTagged = false;

  draw(rows: RowsPage<SetRow>, top: number): void {
    if (rows.fragments.length === 0) return;
    this.#drawHead(top);
    if (rows.carriedIn !== undefined) {
      this.#drawCarried(words.carriedIn, rows.carriedIn, top + headHeight);
    }
    for (const fragment of rows.fragments) this.#drawFragment(fragment);
    if (rows.carriedOut !== undefined) {
      this.#drawCarried(words.carriedOut, rows.carriedOut, rows.bottom);
    }
  }

  /** Said once, shown on every page. */
  #drawHead(top: number): void {
    const sheet = this.#sheet;
    const baseline = top + 13;
    sheet.artifact('Layout', () => {
      sheet.box(
        { left: page.left - 8, top, width: page.right - page.left + 16, height: headHeight - 2 },
        colours.panel,
        3,
      );
    });
    for (const { name, tag } of this.#headCells) {
      const right = this.#columns.find((column) => column.name === name)?.right;
      const write = () =>
        right === undefined
          ? sheet.write(words.columns[name], styles.label, page.left, baseline)
          : sheet.write(words.columns[name], styles.label, right, baseline, 'to');
      if (this.#isHeadTagged) sheet.artifact('Pagination', write);
      else sheet.content(tag, write);
    }
    this.#isHeadTagged = true;
  }

  #drawCarried(label: string, amount: number, top: number): void {
    const sheet = this.#sheet;
    const baseline = top + rowPadding + ascent;
    sheet.artifact('Pagination', () => {
      sheet.write(label, styles.muted, page.left, baseline);
      sheet.write(printedAmount(amount), styles.muted, page.right, baseline, 'to');
      sheet.rule(page.left, page.right, top + carryHeight, colours.hairline);
    });
  }

  #drawFragment({ row, from, to, top }: Fragment<SetRow>): void {
    const sheet = this.#sheet;
    const first = top + rowPadding + ascent;
    const tr = from === 0 ? sheet.tag(this.#body, 'TR') : undefined;
    const cell = this.#cells.get(row) ?? (tr && sheet.tag(tr, 'TD'));
    if (cell === undefined) return;
    sheet.content(cell, () => {
      for (let line = from; line < to; line += 1) {
        const baseline = first + (line - from) * lineHeight;
        sheet.write(row.description[line] ?? '', styles.body, page.left, baseline);
      }
    });
    this.#cells.set(row, cell);
    if (tr) this.#drawNumbers(tr, row, first);
    const bottom = top + rowHeight(to - from);
    sheet.artifact('Layout', () =>
      sheet.rule(page.left, page.right, bottom, colours.hairline, 0.5),
    );
  }

  #drawNumbers(tr: Tag, { numbers }: SetRow, baseline: number): void {
    const sheet = this.#sheet;
    for (const { name, right } of this.#columns) {
      const text = numbers?.[name] ?? '';
      sheet.tagged(tr, 'TD', () => sheet.write(text, styles.body, right, baseline, 'to'));
    }
  }
}
