import { addons, types } from 'storybook/manager-api';
import { DocsWidth } from './DocsWidth.ts';
import { roomLabel } from './roomLabel.ts';
import { onMachineScheme, storybookTheme } from './storybookTheme.ts';

addons.setConfig({
  theme: storybookTheme('system'),
  sidebar: { showRoots: true, renderLabel: roomLabel },
});
onMachineScheme(() => addons.setConfig({ theme: storybookTheme('system') }));

addons.register('docs-width', () => {
  addons.add('docs-width/tool', {
    type: types.TOOL,
    title: 'Width',
    match: ({ viewMode }) => viewMode === 'docs',
    render: DocsWidth,
  });
});
