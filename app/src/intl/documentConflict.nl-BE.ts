/** What the versions of a document in a conflict call their lines. */
export const documentConflictText = {
  line: (number: number) => `Lijn ${number}`,
  absent: '(geen lijn)',
};
