import { createGlobalThemeContract } from '@vanilla-extract/css';
import { makeTheme } from './makeTheme.ts';
import { tokens } from './tokens.ts';

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The theme as CSS variables, the only source of looks for components:
 * `vars.tone.critical.text` is `var(--ui-tone-critical-text)`.
 */
export const vars = createGlobalThemeContract(
  makeTheme(tokens).values,
  (_value, path) => `ui-${path.map(kebab).join('-')}`,
);
