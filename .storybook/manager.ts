import { addons, types } from 'storybook/manager-api';
import { DocsWidth } from './docs/DocsWidth.ts';
import { onMachineScheme, storybookTheme } from './storybookTheme.ts';
import { createElement } from 'react';
import type { ReactNode } from 'react';

addons.setConfig({
  theme: storybookTheme('system'),
  sidebar: { showRoots: true, renderLabel: sidebarLabel },
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

/** The statuses that `main.ts` writes into the page: of components that are not stable. */
const statuses = JSON.parse(
  document.getElementById('component-statuses')?.textContent ?? '{}',
) as Readonly<Record<string, string>>;

type SidebarItem = Record<'type' | 'id' | 'name', string>;

/** The label of an entry in the sidebar: a component that is not stable has its status beside its name. */
function sidebarLabel({ type, id, name }: SidebarItem): ReactNode {
  const isComponent = id.startsWith('components-') && type === 'component';
  const status = isComponent ? statuses[name] : undefined;
  if (status === undefined) return name;
  return createElement('span', null, name, ' ', createElement('small', null, status));
}
