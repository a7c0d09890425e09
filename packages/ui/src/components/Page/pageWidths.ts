/** How wide a page may grow: one column of fields, text to read, a form, or a list. */
export const pageWidths = ['narrow', 'reading', 'page', 'list'] as const;
/** One of {@link pageWidths}. */
export type PageWidth = (typeof pageWidths)[number];
