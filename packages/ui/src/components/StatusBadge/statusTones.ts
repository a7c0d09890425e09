/** What a status can mean. */
export const statusTones = ['neutral', 'info', 'positive', 'caution', 'critical'] as const;

/** One of {@link statusTones}. */
export type StatusTone = (typeof statusTones)[number];
