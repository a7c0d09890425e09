/** What asks why an amount is what it is; the answer is in explanationSteps.nl-BE.ts. */
export const explanationText = {
  title: 'Waarom dit bedrag?',
  ask: (name: string) => `Waarom dit bedrag? ${name}`,
} as const;
