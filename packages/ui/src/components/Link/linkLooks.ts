/** How much a link stands out from the text around it. */
export const linkVariants = ['standard', 'quiet'] as const;
/** One of {@link linkVariants}. */
export type LinkVariant = (typeof linkVariants)[number];
