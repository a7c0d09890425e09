export { type ContrastFault, contrastFaults } from './contrastFaults.ts';
export { vars } from './contract.css.ts';
export { type DtcgGroup, type DtcgToken, dtcgTokens } from './dtcgTokens.ts';
export { layers } from './layers.css.ts';
export { componentStyle, componentVariants, layoutStyle, layoutVariants } from './layeredStyle.ts';
export { makeTheme } from './makeTheme.ts';
export { media } from './media.ts';
export { offPaper, onPaper } from './paper.ts';
export { readDtcgTokens } from './readDtcgTokens.ts';
export { states } from './states.ts';
export { figures, focusRingInside, headingStyle, hiddenFromSight, textStyle } from './textStyle.ts';
export { themeCss } from './themeCss.ts';
export { tokens } from './tokens.ts';
export {
  colorSchemes,
  densities,
  headingLevels,
  spaces,
  textSizes,
  tones,
  type ColorPair,
  type ColorScheme,
  type Density,
  type DensityTokens,
  type HeadingLevel,
  type ShadowTokens,
  type Space,
  type TextSize,
  type Tokens,
  type Tone,
  type ToneTokens,
  type TypeTokens,
} from './tokenTypes.ts';
