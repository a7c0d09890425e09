import { create, type ThemeVars } from 'storybook/theming';
import { tokens } from '../packages/ui/src/theme/tokens.ts';
import type { ColorPair } from '../packages/ui/src/theme/tokenTypes.ts';

const base = (scheme: 'light' | 'dark'): ThemeVars => {
  const { color, tone, radius, type } = tokens;
  const shade = (pair: ColorPair) => pair[scheme];
  return create({
    base: scheme,
    brandTitle: 'Facturatie',
    brandTarget: '_self',
    fontBase: type.family.join(', '),
    fontCode: type.familyMono.join(', '),
    appBg: shade(color.canvas),
    appContentBg: shade(color.surface),
    appPreviewBg: shade(color.canvas),
    appBorderColor: shade(color.divider),
    appBorderRadius: radius.medium,
    textColor: shade(color.text),
    textMutedColor: shade(color.textMuted),
    textInverseColor: shade(color.canvas),
    colorPrimary: shade(tone.accent.solid),
    colorSecondary: shade(tone.accent.text),
    barBg: shade(color.surface),
    barTextColor: shade(color.textMuted),
    barHoverColor: shade(tone.accent.text),
    barSelectedColor: shade(tone.accent.text),
    inputBg: shade(color.surface),
    inputBorder: shade(color.controlEdge),
    inputTextColor: shade(color.text),
    inputBorderRadius: radius.small,
    buttonBg: shade(color.surface),
    buttonBorder: shade(color.controlEdge),
    booleanBg: shade(color.sunken),
    booleanSelectedBg: shade(color.surface),
  });
};

/** Storybook itself in the colours and the font of the design system. */
export const storybookThemes = { light: base('light'), dark: base('dark') };

const darkQuery = '(prefers-color-scheme: dark)';

/** The theme for a position of the colour switch; `system` asks the machine. */
export function storybookTheme(colorScheme: unknown): ThemeVars {
  if (colorScheme === 'light' || colorScheme === 'dark') return storybookThemes[colorScheme];
  return storybookThemes[matchMedia(darkQuery).matches ? 'dark' : 'light'];
}
