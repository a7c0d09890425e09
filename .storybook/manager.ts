import { addons } from 'storybook/manager-api';
import { roomLabel } from './roomLabel.ts';
import { storybookTheme } from './storybookTheme.ts';

addons.setConfig({
  theme: storybookTheme('system'),
  sidebar: { showRoots: true, renderLabel: roomLabel },
});
