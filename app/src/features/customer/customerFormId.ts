/** Ties buttons outside of the form of a customer to it. */
export const customerFormId = 'customer';
