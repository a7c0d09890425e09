export const formErrorSummaryTexts = {
  title: (count: number) =>
    count === 1 ? 'Eén veld is niet in orde' : `${count} velden zijn niet in orde`,
};

export const modalTexts = {
  close: 'Sluiten',
  /** Asked when one closes a dialog with changes in it. */
  discardTitle: 'Wijzigingen niet bewaren?',
  discardMessage: 'Wat u hier wijzigde, is nog niet opgeslagen.',
  discard: 'Niet bewaren',
  keep: 'Verder bewerken',
};

export const alertDialogTexts = {
  cancel: 'Annuleren',
};

export const splitButtonTexts = {
  more: (action: string) => `${action}: meer keuzes`,
  saveKey: 'Ctrl+S',
};

/** Of the button that opens the sheet of keys. */
export const keyboardHelpTexts = {
  button: 'Toetsen',
  key: 'F1',
};
