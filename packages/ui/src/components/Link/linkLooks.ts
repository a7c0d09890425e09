/** The emphasis of a link in its text. */
export const linkVariants = ['standard', 'quiet'] as const;
/** One of {@link linkVariants}. */
export type LinkVariant = (typeof linkVariants)[number];
