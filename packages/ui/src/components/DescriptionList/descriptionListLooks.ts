/** The looks of a list of facts. */
export const descriptionListLooks = ['facts', 'sum'] as const;

/** One of {@link descriptionListLooks}. */
export type DescriptionListLook = (typeof descriptionListLooks)[number];
