/** How wide a page may grow: one column of fields, text to read, or a wide table. */
export const pageWidths = ['narrow', 'reading', 'page'] as const;
/** One of {@link pageWidths}. */
export type PageWidth = (typeof pageWidths)[number];
