/** Why there is nothing to show: nothing exists yet, or nothing matches what was asked. */
export const emptyReasons = ['none', 'noMatch'] as const;
/** One of {@link emptyReasons}. */
export type EmptyReason = (typeof emptyReasons)[number];
