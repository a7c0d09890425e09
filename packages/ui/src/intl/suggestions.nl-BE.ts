import { formatWholeNumber } from './number/formatNumber.ts';

export const suggestionsTexts = {
  busy: 'Even zoeken',
  none: (text: string) => `Niets gevonden voor '${text}'.`,
  failed: 'Zoeken is niet gelukt. Wat u typte, staat er nog.',
  retry: 'Opnieuw zoeken',
  count: (count: number) =>
    count === 1 ? '1 resultaat' : `${formatWholeNumber(count)} resultaten`,
  firstOf: (shown: number, total: number) =>
    `De eerste ${formatWholeNumber(shown)} van ${formatWholeNumber(total)}. Typ meer om er minder te zien.`,
};

export const searchComboBoxTexts = {
  notChosen: 'Kies een resultaat uit de lijst, of maak het veld leeg.',
  cleared: (text: string) => `'${text}' is niet uit de lijst gekozen. Het veld is weer leeg.`,
  clearedOfMany: (text: string) =>
    `Meer dan één resultaat heet '${text}': kies er een uit de lijst. Het veld is weer leeg.`,
  taken: (name: string) => `${name} is gekozen.`,
};
