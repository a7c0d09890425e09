import { createGlobalThemeContract } from '@vanilla-extract/css';
import { makeTheme } from './themes/makeTheme.ts';
import { tokens } from './tokens.ts';
import { variableName } from './variableName.ts';

/**
 * The theme as CSS variables, the only source of looks for components:
 * `vars.tone.critical.text` is `var(--ui-tone-critical-text)`.
 */
export const vars = createGlobalThemeContract(makeTheme(tokens).values, (_value, path) =>
  variableName(path).slice(2),
);
