/** A text in lower case, without accents and without the spaces around it: texts are the same when this is. */
export const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
