/**
 * The page sizes staff can choose from (spec §9); in its own file, so that login does not load the codecs of
 * lists.
 */
export const pageSizes = [10, 20, 50, 100] as const;

export type PageSize = (typeof pageSizes)[number];
