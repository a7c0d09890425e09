/** What the colour of a text says. */
export const textTones = [
  'standard',
  'muted',
  'accent',
  'critical',
  'caution',
  'positive',
  'info',
] as const;
/** One of {@link textTones}. */
export type TextTone = (typeof textTones)[number];

/** How heavy a text is. */
export const textWeights = ['regular', 'medium', 'strong'] as const;
/** One of {@link textWeights}. */
export type TextWeight = (typeof textWeights)[number];
