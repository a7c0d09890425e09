import { addons } from 'storybook/manager-api';
import { storybookTheme } from './storybookTheme.ts';

addons.setConfig({
  theme: storybookTheme('system'),
  sidebar: { showRoots: true },
});
