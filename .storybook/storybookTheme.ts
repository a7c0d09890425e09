import { create, type ThemeVars } from 'storybook/theming';
import { tokens } from '../packages/ui/src/theme/tokens.ts';
import { harbourTokens } from '../packages/ui/src/testing/exampleThemes.ts';
import type { ColorPair, Tokens } from '../packages/ui/src/theme/tokenTypes.ts';
import type { ThemeName } from './toolbar/toolbar.ts';

const base = (scheme: 'light' | 'dark', of: Tokens): ThemeVars => {
  const { color, tone, type } = of;
  const shade = (pair: ColorPair) => pair[scheme];
  return create({
    base: scheme,
    brandTitle: 'Facturatie',
    brandTarget: '_self',
    fontBase: type.family.join(', '),
    fontCode: type.familyMono.join(', '),
    appBg: shade(color.canvas),
    appContentBg: shade(color.surface),
    appBorderColor: shade(color.divider),
    textColor: shade(color.text),
    textMutedColor: shade(color.textMuted),
    colorPrimary: shade(tone.accent.solid),
    colorSecondary: shade(tone.accent.text),
  });
};

const themes: Readonly<Record<ThemeName, Record<'light' | 'dark', ThemeVars>>> = {
  standard: { light: base('light', tokens), dark: base('dark', tokens) },
  harbour: { light: base('light', harbourTokens), dark: base('dark', harbourTokens) },
};

const darkQuery = matchMedia('(prefers-color-scheme: dark)');

/** Calls back when the colour scheme of the machine changes. */
export function onMachineScheme(listener: () => void): () => void {
  darkQuery.addEventListener('change', listener);
  return () => darkQuery.removeEventListener('change', listener);
}

/**
 * Storybook itself in the colours and the font of a theme.
 * @param colorScheme a position of the colour switch; `system` asks the machine
 */
export function storybookTheme(colorScheme: unknown, theme: ThemeName = 'standard'): ThemeVars {
  if (colorScheme === 'light' || colorScheme === 'dark') return themes[theme][colorScheme];
  return themes[theme][darkQuery.matches ? 'dark' : 'light'];
}
