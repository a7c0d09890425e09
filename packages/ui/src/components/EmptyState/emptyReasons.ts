/** Why it is empty: nothing exists yet, or nothing matches the search. */
export const emptyReasons = ['none', 'noMatch'] as const;
/** One of {@link emptyReasons}. */
export type EmptyReason = (typeof emptyReasons)[number];
