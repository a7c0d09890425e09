import { lineHeight } from './theme.ts';

/** A row of the table: how many lines of text it has, and what it adds to the carried total. */
export interface Row {
  readonly lineCount: number;
  /** Cents. */
  readonly net: number;
}

/** The lines `from` up to `to` of a row, on one page. */
export interface Fragment<R extends Row> {
  readonly row: R;
  readonly from: number;
  readonly to: number;
  readonly top: number;
}

export interface RowsPage<R extends Row> {
  readonly fragments: readonly Fragment<R>[];
  /** What the pages before add up to, in cents; undefined on the first page. */
  readonly carriedIn: number | undefined;
  /** What the pages up to this one add up to; undefined on the last page. */
  readonly carriedOut: number | undefined;
  /** Where the rows end. */
  readonly bottom: number;
}

/** Where rows may be, in points from the top of the page. */
export interface Space {
  readonly firstTop: number;
  readonly nextTop: number;
  readonly bottom: number;
  readonly headHeight: number;
  readonly carryHeight: number;
  /** What must follow the last row on its page. */
  readonly closingHeight: number;
}

/** Above and below the lines of a row. */
export const rowPadding = 4.2;

/** A row that does not fit is split only when at least this many of its lines stay together. */
const fewestLines = 3;

export function rowHeight(lineCount: number): number {
  return 2 * rowPadding + lineCount * lineHeight;
}

/** A page while it is filled. */
interface OpenPage<R extends Row> {
  readonly fragments: Fragment<R>[];
  readonly carriedIn: number | undefined;
  readonly isFirst: boolean;
  y: number;
}

/**
 * Divides rows over pages. A row goes on one page unless it is too long for that; then it fills what is
 * left and continues. The last row is on the page of the closing, which never comes without a row.
 */
export function paginateRows<R extends Row>(rows: readonly R[], space: Space): RowsPage<R>[] {
  const { firstTop, nextTop, bottom, headHeight, carryHeight, closingHeight } = space;
  const rowsBottom = bottom - carryHeight;
  const pages: RowsPage<R>[] = [];
  let sum = 0;
  let page: OpenPage<R> = opened(firstTop + headHeight, undefined);

  function opened(y: number, carriedIn: number | undefined): OpenPage<R> {
    return { fragments: [], carriedIn, isFirst: carriedIn === undefined, y };
  }
  function turn(): void {
    const { fragments, carriedIn, y } = page;
    pages.push({ fragments, carriedIn, carriedOut: sum, bottom: y });
    page = opened(nextTop + headHeight + carryHeight, sum);
  }
  function place(row: R, from: number, to: number): void {
    page.fragments.push({ row, from, to, top: page.y });
    page.y += rowHeight(to - from);
    if (from === 0) sum += row.net;
  }

  for (const row of rows) {
    let from = 0;
    while (from < row.lineCount) {
      const rest = row.lineCount - from;
      const left = rowsBottom - page.y;
      const fitting = Math.floor((left - 2 * rowPadding) / lineHeight);
      if (rest <= fitting) {
        place(row, from, row.lineCount);
        break;
      }
      const isFresh = page.fragments.length === 0 && !page.isFirst;
      const isLong = rowHeight(rest) > (rowsBottom - nextTop) / 3;
      if (isFresh || (isLong && fitting >= fewestLines)) {
        const to = from + Math.max(1, fitting);
        place(row, from, to);
        from = to;
      }
      turn();
    }
  }

  if (page.y + closingHeight > bottom) {
    const last = page.fragments.at(-1);
    if (last && page.fragments.length > 1 && last.from === 0) {
      page.fragments.pop();
      page.y = last.top;
      sum -= last.row.net;
      turn();
      place(last.row, 0, last.to);
    }
  }
  const { fragments, carriedIn, y } = page;
  return [...pages, { fragments, carriedIn, carriedOut: undefined, bottom: y }];
}
