/** How much of the row a field takes: a code, a name, a line of an address, a remark. */
export const fieldCellWidths = ['quarter', 'third', 'half', 'full'] as const;
/** One of {@link fieldCellWidths}. */
export type FieldCellWidth = (typeof fieldCellWidths)[number];
