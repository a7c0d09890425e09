import { contrast } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import type { ColorPair, Tokens } from '../tokenTypes.ts';

/** Two colours of a theme that meet on the screen and are too close. */
export interface ContrastFault {
  /** The token in front: `tone.accent.text`. */
  front: string;
  /** The token behind it: `color.canvas`. */
  back: string;
  /** Where. */
  scheme: keyof ColorPair;
  /** Their contrast, 1 to 21. */
  contrast: number;
  /** The minimum: 4.5 for text, 3 for other elements. */
  least: 4.5 | 3;
}

/**
 * The pairs of colours in a theme with too little contrast (WCAG 2.2: 1.4.3 and 1.4.11), light and dark, of
 * all pairs that components use. A valid theme has none.
 */
export function contrastFaults(tokens: Tokens): ContrastFault[] {
  return contrastPairs(tokens).flatMap(({ front, back, least, colors }) =>
    (['light', 'dark'] as const)
      .map((scheme) => ({
        front,
        back,
        scheme,
        contrast: contrast(colors.front[scheme], colors.back[scheme]),
        least,
      }))
      .filter((pair) => pair.contrast < least),
  );
}
