/** The words of a text, separated by commas. */
export function wordList(text: string): string[] {
  return text.split(',').map((word) => word.trim().replace(/\s+/g, ' '));
}
