/** The maximum length of the result, including the ellipsis. */
const maxCharacters = 60;

/** The beginning of a text, to repeat it in a message: at most 60 characters. */
export function truncate(text: string): string {
  const characters = [...text];
  if (characters.length <= maxCharacters) return text;
  return `${characters
    .slice(0, maxCharacters - 1)
    .join('')
    .trimEnd()}…`;
}

/** A text in lower case, without accents and without the spaces around it: texts are the same when this is. */
export const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
