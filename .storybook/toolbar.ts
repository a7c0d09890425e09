import type { Preview } from '@storybook/react-vite';
import {
  colorSchemes,
  densities,
  type ColorScheme,
  type Density,
} from '../packages/ui/src/theme/tokenTypes.ts';

/** The switches in Storybook's toolbar. */
export const globalTypes: Preview['globalTypes'] = {
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

/** The positions of the switches. */
export interface Toolbar {
  colorScheme: ColorScheme;
  density: Density;
  forcedColors: 'off' | 'imitated';
}

/** How the switches stand when Storybook opens. */
export const initialGlobals: Toolbar = {
  colorScheme: 'system',
  density: 'comfortable',
  forcedColors: 'off',
};
