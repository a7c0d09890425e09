import { useLayoutEffect } from 'react';
import { exampleThemes } from '../../packages/ui/src/testing/exampleThemes.ts';
import { imitateForcedColors } from './imitateForcedColors.ts';
import { textSizes, type Toolbar } from './toolbar.ts';

/**
 * Applies to the whole page what no provider can: the theme, the user's text size, and forced
 * colours. Once on a page: a single story, or the documentation page of its stories.
 */
export function usePageLook({ theme, textSize, forcedColors }: Toolbar, isAsked = true): void {
  // Together with the story: axe checks one without a play function at once.
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
