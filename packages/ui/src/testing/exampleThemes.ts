import { readDtcgTokens } from '../theme/dtcg/readDtcgTokens.ts';
import { themeCss } from '../theme/themes/themeCss.ts';
import harbour from './harbour.tokens.json' with { type: 'json' };

/** A theme made of tokens alone, in the format of design tools. */
export const harbourTokens = readDtcgTokens(harbour);

/** Themes for Storybook, as style sheets that override our own: `<style>{exampleThemes.harbour}</style>`. */
export const exampleThemes = { standard: '', harbour: themeCss(harbourTokens) } as const;
