import { fallbackVar } from '@vanilla-extract/css';
import { linkColor } from '../../private/linkColor.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { states } from '../../theme/states.ts';
import { linkVariants } from './linkLooks.ts';

export const link = componentStyle({
  borderRadius: vars.radius.small,
  textDecorationThickness: vars.line.thin,
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  transition: `color ${vars.motion.fast}, text-decoration-color ${vars.motion.fast}`,
  selectors: {
    [states.hovered]: { textDecorationThickness: vars.line.thick },
    [states.disabled]: {
      color: vars.color.textDisabled,
      textDecorationLine: 'none',
      cursor: 'not-allowed',
      '@media': { [media.forcedColors]: { color: 'GrayText' } },
    },
  },
});

const looks = {
  standard: {
    color: fallbackVar(linkColor, vars.tone.accent.text),
    textDecorationLine: 'underline',
  },
  quiet: {
    color: vars.color.text,
    textDecorationLine: 'underline',
    textDecorationColor: vars.color.controlEdge,
  },
};

export const variant = componentVariants(linkVariants, (name) => looks[name]);

export const external = componentStyle({
  display: 'inline-block',
  verticalAlign: '-0.2em',
  marginInlineStart: '0.2em',
  fontSize: '0.85em',
});
