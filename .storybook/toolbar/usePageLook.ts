import { useLayoutEffect } from 'react';
import { exampleThemes } from '../../packages/ui/src/testing/exampleThemes.ts';
import { imitateForcedColors } from './imitateForcedColors.ts';
import { textSizes, type Toolbar } from './toolbar.ts';

/**
 * Gives the whole page what no provider can: the theme, the size of the reader's letters, and forced
 * colours. Once on a page: a single story, or the documentation page of its stories.
 */
export function usePageLook({ theme, textSize, forcedColors }: Toolbar, isAsked = true): void {
  // With the story itself: one without a play function is looked at by axe at once.
  useLayoutEffect(() => {
    if (!isAsked) return undefined;
    const sheet = document.createElement('style');
    sheet.textContent = exampleThemes[theme];
    document.head.append(sheet);
    const root = document.documentElement;
    if (textSize !== 't100') root.style.fontSize = textSizes[textSize].replace(' ', '');
    const stopImitation =
      forcedColors === 'imitated' ? imitateForcedColors(document) : () => undefined;
    return () => {
      stopImitation();
      sheet.remove();
      root.style.fontSize = '';
    };
  }, [theme, textSize, forcedColors, isAsked]);
}
