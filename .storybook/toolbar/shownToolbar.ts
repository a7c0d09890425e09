import { createContext, use } from 'react';
import { harbourTokens } from '../../packages/ui/src/testing/exampleThemes.ts';
import { tokens } from '../../packages/ui/src/theme/tokens.ts';
import type { Tokens } from '../../packages/ui/src/theme/tokenTypes.ts';
import { initialGlobals, type Toolbar } from './toolbar.ts';

/** The settings of the toolbar, for the blocks of a documentation page. */
export const ShownToolbar = createContext<Toolbar>(initialGlobals);

/** The tokens of the theme that is selected in the toolbar. */
export function useShownTokens(): Tokens {
  return use(ShownToolbar).theme === 'harbour' ? harbourTokens : tokens;
}
