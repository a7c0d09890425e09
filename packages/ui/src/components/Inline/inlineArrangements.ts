/** The vertical alignment of a row. */
export const inlineAlignments = ['top', 'center', 'baseline', 'bottom'] as const;
/** One of {@link inlineAlignments}. */
export type InlineAlignment = (typeof inlineAlignments)[number];

/** How the things in a row share the room from left to right. */
export const inlineDistributions = ['start', 'center', 'end', 'spread'] as const;
/** One of {@link inlineDistributions}. */
export type InlineDistribution = (typeof inlineDistributions)[number];
