/** How narrow a column may become before it moves below its neighbour. */
export const columnMinWidths = ['narrow', 'medium', 'wide'] as const;
/** One of {@link columnMinWidths}. */
export type ColumnMinWidth = (typeof columnMinWidths)[number];
