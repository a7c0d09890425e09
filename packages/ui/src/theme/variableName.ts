/**
 * The CSS variable of a token, by its path in the theme: `tone`, `critical`, `text` is
 * `--ui-tone-critical-text`.
 */
export function variableName(path: readonly string[]): string {
  return `--ui-${path.map(kebab).join('-')}`;
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
