import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/layeredStyle.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { textSizes } from '../../theme/tokenTypes.ts';
import { textTones, textWeights, type TextTone } from './textLooks.ts';

const colors: Record<TextTone, string> = {
  standard: vars.color.text,
  muted: vars.color.textMuted,
  accent: vars.tone.accent.text,
  critical: vars.tone.critical.text,
  caution: vars.tone.caution.text,
  positive: vars.tone.positive.text,
  info: vars.tone.info.text,
};

export const text = componentStyle({ overflowWrap: 'break-word', textWrap: 'pretty' });

export const size = componentVariants(textSizes, textStyle);

export const tone = componentVariants(textTones, (name) => ({ color: colors[name] }));

export const weight = componentVariants(textWeights, (name) => ({ fontWeight: vars.font[name] }));

export const tabularNumbers = componentStyle({ fontVariantNumeric: 'tabular-nums lining-nums' });
