import type { Preview } from '@storybook/react-vite';
import { AppView } from '../app/src/AppRoot.tsx';
import type { App } from '../app/src/createApp.ts';
import { readAppStory } from './screens/appStory.ts';
import { startAppInPage } from './screens/startAppInPage.ts';
import { startStoryClock } from './storyClock.ts';
import { DocsContainer } from './DocsContainer.tsx';
import { chromaticModes, viewports } from './modes.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { globalTypes, initialGlobals, type Toolbar } from './toolbar.ts';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  beforeEach: async (context) => {
    const stopClock = startStoryClock();
    const story = readAppStory(context.parameters['app']);
    const running = story && (await startAppInPage(story));
    if (running) context.loaded['app'] = running.app;
    return async () => {
      await running?.stop();
      stopClock();
    };
  },
  decorators: [
    // A screen is shown by the whole app, at the address of the story.
    (Story, { loaded }) =>
      loaded['app'] === undefined ? <Story /> : <AppView app={loaded['app'] as App} />,
    (Story, { globals, parameters, viewMode }) => (
      <StoryFrame
        toolbar={globals as Toolbar}
        isWholePage={viewMode === 'docs' || parameters['layout'] === 'fullscreen'}
      >
        <Story />
      </StoryFrame>
    ),
  ],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // Storybook itself leaves this one out; here every story stands in a landmark.
      config: { rules: [{ id: 'region', enabled: true }] },
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    chromatic: { modes: chromaticModes },
    controls: { expanded: true },
    docs: { container: DocsContainer, toc: { headingSelector: 'h2, h3' } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Welcome', 'Foundations', 'Components', 'Screens', 'Docs'],
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
