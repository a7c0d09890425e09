/** The folders in `packages` that strangers can install; what one imports stands before it. */
export const publishable = ['invoice-engine', 'ubl', 'api-contract', 'ui'] as const;
