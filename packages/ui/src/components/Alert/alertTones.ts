/** What the message means. */
export const alertTones = ['critical', 'caution', 'positive', 'info'] as const;
/** One of {@link alertTones}. */
export type AlertTone = (typeof alertTones)[number];
