import {
  DocsContainer as StorybookDocsContainer,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks';
import { useEffect, useState, useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { UiProvider } from '../../packages/ui/src/components/UiProvider/UiProvider.tsx';
import * as styles from './docsPage.css.ts';
import { ShownToolbar } from '../toolbar/shownToolbar.ts';
import { onMachineScheme, storybookTheme } from '../storybookTheme.ts';
import { initialGlobals, type Toolbar } from '../toolbar/toolbar.ts';
import { usePageLook } from '../toolbar/usePageLook.ts';

/** What the channel carries when a switch is moved. */
interface GlobalsUpdate {
  globals: Toolbar;
}

/** Documentation pages in our font, with the colours and density of the toolbar. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const toolbar = useToolbar(props.context.channel);
  const { colorScheme, density, theme } = toolbar;
  usePageLook(toolbar);
  const frame = useSyncExternalStore(onMachineScheme, () => storybookTheme(colorScheme, theme));
  return (
    <UiProvider colorScheme={colorScheme} density={density}>
      <div className={styles.page}>
        <ShownToolbar value={toolbar}>
          <StorybookDocsContainer {...props} theme={frame} />
        </ShownToolbar>
      </div>
    </UiProvider>
  );
}

/** The present settings of the toolbar. A page without stories has no globals of its own: the channel has them. */
function useToolbar(channel: DocsContainerProps['context']['channel']): Toolbar {
  const [toolbar, setToolbar] = useState<Toolbar>(() => {
    const said: unknown = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
    const [update] = (said ?? []) as GlobalsUpdate[];
    return { ...initialGlobals, ...update?.globals };
  });
  useEffect(() => {
    const follow = ({ globals }: GlobalsUpdate) => setToolbar(globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return toolbar;
}
