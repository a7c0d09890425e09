/** The requested page: `page` counts from 1, `perPage` is at least 1. */
export interface PageRequest {
  page: number;
  perPage: number;
}

/** The rows of a page, counted from the nearer end of the list. */
export interface PageWindow {
  /** The number of the last page; 1 for an empty list. */
  lastPage: number;
  /** `end`: read in the opposite order, then turn the rows around. */
  from: 'start' | 'end';
  /** Rows to pass over from that end. */
  offset: number;
  /** Rows to read; 0 on a page that does not exist. */
  limit: number;
}

/**
 * The window of a page in a list of `total` rows. Passing over rows is what a
 * database does slowly, so the second half of a list is reached from its end:
 * the last page costs what the first one does.
 */
export function pageWindow(total: number, { page, perPage }: PageRequest): PageWindow {
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const offset = (page - 1) * perPage;
  const limit = Math.min(perPage, Math.max(0, total - offset));
  const offsetFromEnd = Math.max(0, total - offset - limit);
  return offsetFromEnd < offset
    ? { lastPage, from: 'end', offset: offsetFromEnd, limit }
    : { lastPage, from: 'start', offset, limit };
}
