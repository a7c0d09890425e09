import type { Preview } from '@storybook/react-vite';
import { exampleThemes } from '../../packages/ui/src/testing/exampleThemes.ts';
import {
  colorSchemes,
  densities,
  type ColorScheme,
  type Density,
} from '../../packages/ui/src/theme/tokenTypes.ts';

/** The themes of the toolbar: our own, and one made of tokens alone. */
export type ThemeName = keyof typeof exampleThemes;

/** The user's text size, by name, because a URL cannot contain a percent sign. */
export const textSizes = { t100: '100 %', t150: '150 %', t200: '200 %' } as const;

/** The positions of the switches. */
export interface Toolbar {
  theme: ThemeName;
  colorScheme: ColorScheme;
  density: Density;
  forcedColors: 'off' | 'imitated';
  textSize: keyof typeof textSizes;
}

/** A switch of the toolbar, with the name of each of its positions. */
function choice(
  icon: 'paintbrush' | 'contrast' | 'component' | 'ruler' | 'accessibility',
  title: string,
  positions: readonly string[],
  names: Readonly<Record<string, string>> = {},
) {
  const items = positions.map((value) => ({ value, title: `${title}: ${names[value] ?? value}` }));
  return { description: title, toolbar: { icon, dynamicTitle: true, items } };
}

/** The switches in Storybook's toolbar; the width is beside them (`DocsWidth`, and Storybook's own). */
export const globalTypes: Preview['globalTypes'] = {
  theme: choice('paintbrush', 'Theme', Object.keys(exampleThemes)),
  colorScheme: choice('contrast', 'Colours', colorSchemes),
  density: choice('component', 'Density', densities),
  textSize: choice('ruler', 'Text', Object.keys(textSizes), textSizes),
  forcedColors: choice('accessibility', 'Forced colours', ['off', 'imitated']),
};

/** The initial settings of the toolbar. */
export const initialGlobals: Toolbar = {
  theme: 'standard',
  colorScheme: 'system',
  density: 'comfortable',
  textSize: 't100',
  forcedColors: 'off',
};
