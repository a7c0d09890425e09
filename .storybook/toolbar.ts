import type { Preview } from '@storybook/react-vite';
import { exampleThemes } from '../packages/ui/src/testing/exampleThemes.ts';
import {
  colorSchemes,
  densities,
  type ColorScheme,
  type Density,
} from '../packages/ui/src/theme/tokenTypes.ts';

/** A theme that can be looked at: our own, or one made of tokens alone. */
export type ThemeName = keyof typeof exampleThemes;

/** How large the reader's letters may be; a name, because an address carries no percent sign. */
export const textSizes = { t100: '100 %', t150: '150 %', t200: '200 %' } as const;

/** The positions of the switches. */
export interface Toolbar {
  theme: ThemeName;
  colorScheme: ColorScheme;
  density: Density;
  forcedColors: 'off' | 'imitated';
  textSize: keyof typeof textSizes;
}

/** A switch of the toolbar: its positions, each with what it is called. */
function choice<Icon extends string>(
  icon: Icon,
  description: string,
  title: string,
  positions: [string, string][],
) {
  const items = positions.map(([value, name]) => ({ value, title: `${title}: ${name}` }));
  return { description, toolbar: { icon, dynamicTitle: true, items } };
}

const asTheyAreNamed = (positions: readonly string[]) =>
  positions.map((position): [string, string] => [position, position]);

/** The switches in Storybook's toolbar; the width stands beside them (`DocsWidth`, and Storybook's own). */
export const globalTypes: Preview['globalTypes'] = {
  theme: choice(
    'paintbrush',
    'Theme; harbour is made of tokens alone, to show what tokens decide',
    'Theme',
    asTheyAreNamed(Object.keys(exampleThemes)),
  ),
  colorScheme: choice(
    'contrast',
    'Colours; system follows this machine',
    'Colours',
    asTheyAreNamed(colorSchemes),
  ),
  density: choice('component', 'How much room things take', 'Density', asTheyAreNamed(densities)),
  textSize: choice(
    'ruler',
    'Letters as large as a reader may set them',
    'Text',
    Object.entries(textSizes),
  ),
  forcedColors: choice(
    'accessibility',
    'Forced colours, imitated: a page cannot switch the real ones; tests do use them',
    'Forced colours',
    asTheyAreNamed(['off', 'imitated']),
  ),
};

/** How the switches stand when Storybook opens. */
export const initialGlobals: Toolbar = {
  theme: 'standard',
  colorScheme: 'system',
  density: 'comfortable',
  textSize: 't100',
  forcedColors: 'off',
};
