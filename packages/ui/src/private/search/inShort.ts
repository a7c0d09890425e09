/** The maximum length of typed text that a message repeats. */
const mostCharacters = 60;

/** The beginning of a text, for a message about it: enough to recognise a pasted page. */
export function inShort(text: string): string {
  const characters = [...text];
  if (characters.length <= mostCharacters) return text;
  return `${characters
    .slice(0, mostCharacters - 1)
    .join('')
    .trimEnd()}…`;
}

/** A text in lower case, without accents and without the spaces around it: texts are the same when this is. */
export const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
