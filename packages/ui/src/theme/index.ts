export { type ContrastFault, contrastFaults } from './contrast/contrastFaults.ts';
export { vars } from './contract.css.ts';
export { type DtcgGroup, type DtcgToken, dtcgTokens } from './dtcg/dtcgTokens.ts';
export { layers } from './layers.css.ts';
export { componentStyle, componentVariants, layoutStyle, layoutVariants } from './layeredStyle.ts';
export { lowControls } from './lowControls.ts';
export { makeTheme } from './themes/makeTheme.ts';
export { media } from './media.ts';
export { hideInPrint, showInPrint } from './print/print.ts';
export { readDtcgTokens } from './dtcg/readDtcgTokens.ts';
export { states } from './states.ts';
export {
  tabularNumbers,
  focusRingInside,
  headingStyle,
  hiddenFromSight,
  textStyle,
} from './textStyle.ts';
export { themeCss } from './themes/themeCss.ts';
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
