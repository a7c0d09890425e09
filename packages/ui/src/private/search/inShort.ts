/** What a message says again of a text that somebody typed, at most. */
const mostCharacters = 60;

/** The beginning of a text, for a message about it: who pasted a page knows what stood on it. */
export function inShort(text: string): string {
  const characters = [...text];
  if (characters.length <= mostCharacters) return text;
  return `${characters
    .slice(0, mostCharacters - 1)
    .join('')
    .trimEnd()}…`;
}
