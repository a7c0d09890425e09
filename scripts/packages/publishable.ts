/** The folders in `packages` that are published; what one imports stands before it. */
export const publishable = ['invoice-engine', 'ubl', 'api-contract', 'ui'] as const;
