import { readDtcgTokens } from '../theme/dtcg/readDtcgTokens.ts';
import { themeCss } from '../theme/themes/themeCss.ts';
import harbour from './harbour.tokens.json' with { type: 'json' };

/** A theme made of nothing but tokens, as a designer's tool writes them. */
export const harbourTokens = readDtcgTokens(harbour);

/** Themes to look at, as style sheets that go over our own: `<style>{exampleThemes.harbour}</style>`. */
export const exampleThemes = { standard: '', harbour: themeCss(harbourTokens) } as const;
