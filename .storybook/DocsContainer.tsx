import {
  DocsContainer as StorybookDocsContainer,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { UiProvider } from '../packages/ui/src/components/UiProvider/UiProvider.tsx';
import type { ColorScheme, Density } from '../packages/ui/src/theme/tokenTypes.ts';
import { storybookTheme } from './storybookTheme.ts';
import { initialGlobals } from './toolbar.ts';

interface Appearance {
  colorScheme: ColorScheme;
  density: Density;
}

/** Documentation pages in our font, and in the colours and density that the toolbar asks for. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const { colorScheme, density } = useToolbar(props.context.channel);
  return (
    <UiProvider colorScheme={colorScheme} density={density}>
      <StorybookDocsContainer {...props} theme={storybookTheme(colorScheme)} />
    </UiProvider>
  );
}

/** How the toolbar stands now. A page without stories has no globals of its own: the channel tells. */
function useToolbar(channel: DocsContainerProps['context']['channel']): Appearance {
  const [globals, setGlobals] = useState<Appearance>(() => {
    const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    return { ...initialGlobals, ...last?.globals };
  });
  useEffect(() => {
    const follow = (update: { globals: Appearance }) => setGlobals(update.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return globals;
}
