/** The button that explains an amount; the explanation is in explanationSteps.nl-BE.ts. */
export const explanationText = {
  title: 'Waarom dit bedrag?',
  ask: (name: string) => `Waarom dit bedrag? ${name}`,
} as const;
