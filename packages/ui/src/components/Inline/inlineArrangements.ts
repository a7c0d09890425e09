/** The vertical alignment of a row. */
export const inlineAlignments = ['top', 'center', 'baseline', 'bottom'] as const;
/** One of {@link inlineAlignments}. */
export type InlineAlignment = (typeof inlineAlignments)[number];

/** The horizontal distribution of a row. */
export const inlineDistributions = ['start', 'center', 'end', 'spread'] as const;
/** One of {@link inlineDistributions}. */
export type InlineDistribution = (typeof inlineDistributions)[number];
