/** How many rows a page can hold. */
export const pageSizes = [10, 20, 50, 100] as const;
/** One of {@link pageSizes}. */
export type PageSize = (typeof pageSizes)[number];
