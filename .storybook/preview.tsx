import type { Preview } from '@storybook/react-vite';
import { action } from 'storybook/actions';
import { UiProvider } from '../packages/ui/src/components/UiProvider/UiProvider.tsx';
import { startStoryClock } from './storyClock.ts';
import { DocsContainer } from './DocsContainer.tsx';
import { ForcedColors } from './ForcedColors.tsx';
import { chromaticModes, viewports } from './modes.ts';
import { globalTypes, initialGlobals, type Toolbar } from './toolbar.ts';

/** A link in a story says where it would go, and stays. */
const goTo = action('navigate');

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  beforeEach: startStoryClock,
  decorators: [
    // A story that fills the page brings its own landmarks; any other one stands in the page's main part.
    (Story, { parameters, viewMode }) =>
      viewMode === 'docs' || parameters['layout'] === 'fullscreen' ? (
        <Story />
      ) : (
        <main>
          <Story />
        </main>
      ),
    (Story, context) => {
      const { colorScheme, density, forcedColors } = context.globals as Toolbar;
      return (
        <UiProvider navigate={goTo} colorScheme={colorScheme} density={density}>
          <ForcedColors imitated={forcedColors === 'imitated'}>
            <Story />
          </ForcedColors>
        </UiProvider>
      );
    },
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
