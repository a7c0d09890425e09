/** The maximum width of a dialog: a question, a form, two columns, a table. */
export const modalSizes = ['small', 'medium', 'large', 'xlarge'] as const;
/** One of {@link modalSizes}. */
export type ModalSize = (typeof modalSizes)[number];
