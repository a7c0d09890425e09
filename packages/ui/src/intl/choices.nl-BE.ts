export const selectTexts = {
  choose: 'Kies',
  unknown: (key: string) => `${key} (niet in de lijst)`,
};

export const searchFieldTexts = {
  clear: 'Wis',
  tooShort: (shortest: number) => `Typ minstens ${shortest} tekens.`,
};
