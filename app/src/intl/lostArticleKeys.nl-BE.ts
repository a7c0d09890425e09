/** What keys do while a line can get back what it lost with its article. */
export const lostArticleKeys = {
  part: 'lostArticle',
  title: 'Artikel gewijzigd',
  keys: [
    { keys: 'F2', does: 'Behoudt aantal, prijs, korting en btw van de lijn, zonder haar artikel.' },
  ],
} as const;
