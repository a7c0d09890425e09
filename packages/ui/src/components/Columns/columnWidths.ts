/** How narrow a column may become before it moves below its neighbour. */
export const columnWidths = ['narrow', 'medium', 'wide'] as const;
/** One of {@link columnWidths}. */
export type ColumnWidth = (typeof columnWidths)[number];
