import type { Preview } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { configure } from 'storybook/test';
import { blocksInMdx } from './blocks/inMdx.ts';
import { fetchEveryPart } from '../packages/ui/src/components/OnDemand/part.ts';
import { pictureMoment, shiftClock } from '../scripts/testing/shiftClock.ts';
import { DocsContainer } from './docs/DocsContainer.tsx';
import { chromaticModes, viewports } from './toolbar/modes.ts';
import { StoryFrame } from './stories/StoryFrame.tsx';
import { withDescribedProps } from './docs/withDescribedProps.ts';
import { withoutUselessControls } from './docs/withoutUselessControls.ts';
import { globalTypes, initialGlobals, type Toolbar } from './toolbar/toolbar.ts';

// A busy machine is no failure: what a story awaits may take this long, in milliseconds.
configure({ asyncUtilTimeout: 15_000 });

/** App and server are loaded for the stories that show them. */
async function loadScreen(parameter: unknown) {
  const { openScreen } = await import('./screens/openScreen.tsx');
  return openScreen(parameter);
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  argTypesEnhancers: [withDescribedProps, withoutUselessControls],
  initialGlobals,
  beforeEach: async ({ parameters, loaded }) => {
    const stopClock = shiftClock(pictureMoment);
    const screen = 'app' in parameters ? await loadScreen(parameters['app']) : undefined;
    loaded['screen'] = screen?.view;
    // A story shows a dialog or a menu, not the wait for its code.
    await fetchEveryPart();
    return async () => {
      await screen?.close();
      stopClock();
    };
  },
  decorators: [
    // A screen is shown by the whole app, at the address of the story.
    (Story, { loaded }) => (loaded['screen'] as ReactElement | undefined) ?? <Story />,
    (Story, { globals, parameters, viewMode }) => (
      <StoryFrame
        toolbar={globals as Toolbar}
        isInDocs={viewMode === 'docs'}
        isWholePage={parameters['layout'] === 'fullscreen'}
      >
        <Story />
      </StoryFrame>
    ),
  ],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // Storybook itself leaves this one out; here every story is in a landmark.
      config: { rules: [{ id: 'region', enabled: true }] },
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    chromatic: { modes: chromaticModes, prefersReducedMotion: 'reduce' },
    controls: { expanded: true },
    docs: {
      container: DocsContainer,
      components: blocksInMdx,
      toc: { headingSelector: 'h2, h3', ignoreSelector: '[data-story-block] *' },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Welcome', 'Status', 'Foundations', 'Components', 'Patterns', 'Screens', 'Docs'],
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
