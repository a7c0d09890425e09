/** The folders in `packages` that strangers can install. */
export const publishable = ['invoice-engine', 'ui'] as const;
