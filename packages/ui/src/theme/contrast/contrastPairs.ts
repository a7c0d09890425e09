import { tones, type ColorPair, type Tokens, type ToneTokens } from '../tokenTypes.ts';

/** Two colours that meet on the screen, and how far apart they must be. */
export interface ContrastPair {
  /** The token in front: text, an icon, an edge. */
  front: string;
  /** The token behind it. */
  back: string;
  /** Least contrast: 4.5 for text, 3 for what is no text (WCAG 2.2: 1.4.3 and 1.4.11). */
  least: 4.5 | 3;
  /** The two colours themselves. */
  colors: { front: ColorPair; back: ColorPair };
}

type Colors = Tokens['color'];

const grounds = ['canvas', 'surface', 'raised', 'sunken', 'rowHovered'] as const;
const texts = ['text', 'textMuted'] as const;
const shapes = ['controlEdge', 'controlEdgeHovered', 'focus', 'textDisabled'] as const;
const solids = ['solid', 'solidHovered', 'solidPressed'] as const;
const softs = ['soft', 'softHovered', 'softPressed'] as const;

/** Tokens that nothing depends on seeing: they divide, or darken what lies behind. */
export const decorativeTokens: readonly string[] = ['color.divider', 'color.scrim'];

/** Every pair that components may make out of the tokens. */
export function contrastPairs(tokens: Tokens): ContrastPair[] {
  const color = (name: keyof Colors) => [`color.${name}`, tokens.color[name]] as const;
  const tone = (name: (typeof tones)[number], part: keyof ToneTokens) =>
    [`tone.${name}.${part}`, tokens.tone[name][part]] as const;
  type Named = ReturnType<typeof color> | ReturnType<typeof tone>;
  const pair = (front: Named, back: Named, least: 4.5 | 3): ContrastPair => ({
    front: front[0],
    back: back[0],
    least,
    colors: { front: front[1], back: back[1] },
  });
  return [
    ...grounds.flatMap((ground) => [
      ...texts.map((text) => pair(color(text), color(ground), 4.5)),
      ...shapes.map((shape) => pair(color(shape), color(ground), 3)),
      ...tones.map((name) => pair(tone(name, 'text'), color(ground), 4.5)),
      ...tones.map((name) => pair(tone(name, 'edge'), color(ground), 3)),
      ...tones.map((name) => pair(tone(name, 'solid'), color(ground), 3)),
    ]),
    ...tones.flatMap((name) => [
      ...solids.map((solid) => pair(tone(name, 'onSolid'), tone(name, solid), 4.5)),
      ...softs.map((soft) => pair(tone(name, 'onSoft'), tone(name, soft), 4.5)),
      // Links, buttons and the focus ring inside an alert.
      pair(tone('accent', 'text'), tone(name, 'soft'), 4.5),
      pair(color('text'), tone(name, 'soft'), 4.5),
      pair(color('focus'), tone(name, 'soft'), 3),
    ]),
  ];
}
