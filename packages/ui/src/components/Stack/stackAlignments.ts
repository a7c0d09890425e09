/** The horizontal alignment of a stack; `fill` gives each the whole width. */
export const stackAlignments = ['fill', 'start', 'center', 'end'] as const;
/** One of {@link stackAlignments}. */
export type StackAlignment = (typeof stackAlignments)[number];
