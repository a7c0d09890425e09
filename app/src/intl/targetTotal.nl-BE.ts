/** What opens the dialog that works back from a total; its own sentences are in targetTotalDialog.nl-BE.ts. */
export const targetTotalText = { open: 'Naar totaal rekenen' } as const;
