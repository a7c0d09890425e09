import { useLayoutEffect, type ReactNode } from 'react';
import { action } from 'storybook/actions';
import { UiProvider } from '../../packages/ui/src/components/UiProvider/UiProvider.tsx';
import type { Toolbar } from '../toolbar/toolbar.ts';
import { usePageLook } from '../toolbar/usePageLook.ts';

interface StoryFrameProps {
  /** The settings of the toolbar. */
  toolbar: Toolbar;
  /** The story is in a documentation page, which follows the toolbar already. */
  isInDocs: boolean;
  /** The story brings its own landmarks; any other one is in the page's main part. */
  isWholePage: boolean;
  children: ReactNode;
}

/** A link in a story says where it would go, and stays. */
const goTo = action('navigate');

/** Wraps every story: the theme, as set in the toolbar, and a landmark. */
export function StoryFrame({ toolbar, isInDocs, isWholePage, children }: StoryFrameProps) {
  const { colorScheme, density } = toolbar;
  usePageLook(toolbar, !isInDocs);
  // Together with the story: axe checks a story without a play function at once.
  useLayoutEffect(putStorybookBehind);
  return (
    <UiProvider navigate={goTo} colorScheme={colorScheme} density={density}>
      {isInDocs || isWholePage ? children : <main>{children}</main>}
    </UiProvider>
  );
}

/** Storybook's hidden messages hold links; before the story they would come before its skip link. */
function putStorybookBehind() {
  document.body.append(...document.querySelectorAll('body > .sb-wrapper'));
}
