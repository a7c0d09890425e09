import type { PrintedDocument } from '../print/PrintedDocument.ts';
import { printedAmount, printedPercent } from '../print/printedNumbers.ts';
import { words } from './intl/nl-BE.ts';
import type { Sheet } from './Sheet.ts';
import { colours, page, styles } from './theme.ts';
import type { TextStyle } from './theme.ts';

/** Something that stays together on a page. */
export interface Block {
  readonly height: number;
  draw(top: number): void;
}

interface TotalRow {
  readonly label: string;
  readonly amount: string;
  readonly style: TextStyle;
  /** Whether a line is drawn above it. */
  readonly ruled: boolean;
}

const rowPitch = 17;
/** The total has more space around it. */
const ruledExtra = 6;
const gap = 16;

/** The totals on the right and, left of them, the VAT of each rate. */
export function closingBlock(sheet: Sheet, document: PrintedDocument): Block {
  const totals = totalRows(document);
  const rows = document.vatTable.length + 2;
  const amountWidth = Math.max(...totals.map(({ amount, style }) => sheet.widthOf(amount, style)));
  const labelWidth = Math.max(...totals.map(({ label, style }) => sheet.widthOf(label, style)));
  const left = Math.min(345, page.right - amountWidth - labelWidth - gap);
  const height = 18 + Math.max(totals.length, rows) * rowPitch + ruledExtra + 8;
  return {
    height,
    draw(top) {
      drawVatTable(sheet, document, top + 18, left - 28);
      drawTotals(sheet, totals, top + 18, left);
    },
  };
}

function totalRows({ kind, totals, discount, balance }: PrintedDocument): TotalRow[] {
  const row = (label: string, cents: number, style: TextStyle = styles.body, ruled = false) => ({
    label,
    amount: printedAmount(cents),
    style,
    ruled,
  });
  const total = { ...row(words.total, totals.total, styles.total, true) };
  const isPartlySettled = kind === 'invoice' && balance !== undefined && balance !== totals.total;
  return [
    row(words.lineNet, totals.lineNet),
    ...(totals.allowance === 0
      ? []
      : [
          row(words.allowance(printedPercent(discount)), -totals.allowance),
          row(words.netAfterAllowance, totals.net),
        ]),
    row(words.vat, totals.vat),
    { ...total, amount: words.euros(total.amount) },
    ...(isPartlySettled
      ? [row(words.settled, balance - totals.total), row(words.balance, balance, styles.strong)]
      : []),
  ];
}

function drawTotals(sheet: Sheet, rows: readonly TotalRow[], top: number, left: number): void {
  const table = sheet.tag(sheet.root, 'Table');
  let y = top;
  for (const { label, amount, style, ruled } of rows) {
    if (ruled) {
      sheet.artifact('Layout', () => sheet.rule(left, page.right, y - 2, colours.accent, 1));
    }
    const baseline = y + (ruled ? 13.5 : 9.5);
    const tr = sheet.tag(table, 'TR');
    sheet.tagged(tr, 'TH', () => sheet.write(label, style, left, baseline), { scope: 'Row' });
    sheet.tagged(tr, 'TD', () => sheet.write(amount, style, page.right, baseline, 'to'));
    y += ruled ? rowPitch + ruledExtra : rowPitch;
  }
}

/** As wide as its amounts, at most up to `right`. */
function drawVatTable(
  sheet: Sheet,
  { vatTable, totals }: PrintedDocument,
  top: number,
  right: number,
): void {
  const { rate, taxable, vat, total } = words.vatTable;
  const rows = vatTable.map((row) => [
    printedPercent(row.rate),
    printedAmount(row.taxable),
    printedAmount(row.vat),
  ]);
  const all = [...rows, [total, printedAmount(totals.net), printedAmount(totals.vat)]];
  const widthOf = (column: number, heading: string) =>
    Math.max(
      sheet.widthOf(heading, styles.label),
      ...all.map((row) => sheet.widthOf(row[column] ?? '', styles.body)),
    );
  const vatRight = Math.min(
    right,
    page.left + widthOf(0, rate) + widthOf(1, taxable) + widthOf(2, vat) + 2 * 22,
  );
  const taxableRight = vatRight - widthOf(2, vat) - 22;
  const rights = [undefined, taxableRight, vatRight];
  const table = sheet.tag(sheet.root, 'Table');
  const drawRow = (cells: readonly string[], style: TextStyle, baseline: number, head: boolean) => {
    const tr = sheet.tag(table, 'TR');
    cells.forEach((text, column) => {
      const end = rights[column];
      const isRowHead = column === 0;
      const scope = head ? 'Column' : 'Row';
      const type = head || isRowHead ? 'TH' : 'TD';
      sheet.tagged(
        tr,
        type,
        () =>
          end === undefined
            ? sheet.write(text, style, page.left, baseline)
            : sheet.write(text, style, end, baseline, 'to'),
        type === 'TH' ? { scope } : {},
      );
    });
  };
  drawRow([rate, taxable, vat], styles.label, top + 9.5, true);
  all.forEach((cells, index) => {
    const y = top + (index + 1) * rowPitch;
    sheet.artifact('Layout', () => sheet.rule(page.left, vatRight, y - 3, colours.hairline, 0.5));
    drawRow(cells, styles.muted, y + 9.5, false);
  });
}
