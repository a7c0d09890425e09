/** When rows become cards: in little room of their own, or on a narrow screen only. */
export const tableCardChoices = ['room', 'screen'] as const;

/** One of {@link tableCardChoices}. */
export type TableCards = (typeof tableCardChoices)[number];
