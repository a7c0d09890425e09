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

/** The switches in Storybook's toolbar; the width stands beside them (`DocsWidth`, and Storybook's own). */
export const globalTypes: Preview['globalTypes'] = {
  theme: {
    description: 'Theme; harbour is made of tokens alone, to show what tokens decide',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: Object.keys(exampleThemes).map((value) => ({ value, title: `Theme: ${value}` })),
    },
  },
  colorScheme: {
    description: 'Colours; system follows this machine',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: colorSchemes.map((value) => ({ value, title: `Colours: ${value}` })),
    },
  },
  density: {
    description: 'How much room things take',
    toolbar: {
      icon: 'component',
      dynamicTitle: true,
      items: densities.map((value) => ({ value, title: `Density: ${value}` })),
    },
  },
  textSize: {
    description: 'Letters as large as a reader may set them',
    toolbar: {
      icon: 'ruler',
      dynamicTitle: true,
      items: Object.entries(textSizes).map(([value, size]) => ({ value, title: `Text: ${size}` })),
    },
  },
  forcedColors: {
    description: 'Forced colours, imitated: a page cannot switch the real ones; tests do use them',
    toolbar: {
      icon: 'accessibility',
      dynamicTitle: true,
      items: [
        { value: 'off', title: 'Forced colours: off' },
        { value: 'imitated', title: 'Forced colours: imitated' },
      ],
    },
  },
};

/** How the switches stand when Storybook opens. */
export const initialGlobals: Toolbar = {
  theme: 'standard',
  colorScheme: 'system',
  density: 'comfortable',
  textSize: 't100',
  forcedColors: 'off',
};
