/** The locale of everything that is read and written. */
export const locale = 'nl-BE';
