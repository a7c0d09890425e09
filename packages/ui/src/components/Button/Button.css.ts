import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { hideInPrint } from '../../theme/print/print.ts';
import { states } from '../../theme/states.ts';
import { textStyle } from '../../theme/textStyle.ts';
import {
  buttonTones,
  buttonVariants,
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
} from './buttonLooks.ts';

export const button = hideInPrint(
  componentStyle({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.small,
    maxInlineSize: '100%',
    paddingBlock: vars.space.xsmall,
    border: `${vars.line.thin} solid transparent`,
    borderRadius: vars.radius.medium,
    background: 'transparent',
    fontWeight: vars.font.medium,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background ${vars.motion.fast}, border-color ${vars.motion.fast}, color ${vars.motion.fast}`,
    selectors: {
      [states.disabled]: { cursor: 'not-allowed' },
      [states.busy]: { cursor: 'progress' },
    },
  }),
);

export const size = {
  standard: componentStyle({
    ...textStyle('standard'),
    minBlockSize: vars.size.control,
    paddingInline: `calc(${vars.size.controlInset} * 1.4)`,
  }),
  small: componentStyle({
    ...textStyle('small'),
    minBlockSize: vars.size.controlSmall,
    paddingInline: vars.size.controlInset,
  }),
} satisfies Record<ButtonSize, string>;

export const fullWidth = componentStyle({ inlineSize: '100%' });

/** Cannot be used now: pale, but still readable. */
const unavailable: StyleRule = {
  color: vars.color.textDisabled,
  background: 'transparent',
  borderColor: vars.color.divider,
  boxShadow: 'none',
  '@media': { [media.forcedColors]: { color: 'GrayText', borderColor: 'GrayText' } },
};

const looks: Record<ButtonVariant, (tone: ButtonTone) => StyleRule> = {
  solid: (tone) => ({
    color: vars.tone[tone].onSolid,
    background: vars.tone[tone].solid,
    boxShadow: vars.shadow.low,
    '@media': {
      [media.forcedColors]: {
        color: 'ButtonText',
        background: 'ButtonFace',
        borderWidth: vars.line.thick,
      },
    },
    selectors: {
      [states.hovered]: { background: vars.tone[tone].solidHovered },
      [states.pressed]: { background: vars.tone[tone].solidPressed, boxShadow: 'none' },
      [states.disabled]: { ...unavailable, background: vars.color.sunken },
    },
  }),
  outline: (tone) => ({
    color: tone === 'neutral' ? vars.color.text : vars.tone[tone].text,
    background: vars.color.surface,
    borderColor: vars.tone[tone].edge,
    selectors: {
      [states.hovered]: { background: vars.tone[tone].soft, color: vars.tone[tone].onSoft },
      [states.pressed]: { background: vars.tone[tone].softHovered, color: vars.tone[tone].onSoft },
      [states.disabled]: unavailable,
    },
  }),
  soft: (tone) => ({
    color: vars.tone[tone].onSoft,
    background: vars.tone[tone].soft,
    selectors: {
      [states.hovered]: { background: vars.tone[tone].softHovered },
      [states.pressed]: { background: vars.tone[tone].softPressed },
      [states.disabled]: { ...unavailable, background: vars.color.sunken },
    },
  }),
  plain: (tone) => ({
    color: vars.tone[tone].text,
    selectors: {
      [states.hovered]: { background: vars.tone[tone].soft, color: vars.tone[tone].onSoft },
      [states.pressed]: { background: vars.tone[tone].softHovered, color: vars.tone[tone].onSoft },
      [states.disabled]: { ...unavailable, borderColor: 'transparent' },
    },
  }),
};

/** The look of every variant in every tone: `look.solid.accent`. */
export const look = Object.fromEntries(
  buttonVariants.map((variant) => [variant, componentVariants(buttonTones, looks[variant])]),
) as Record<ButtonVariant, Record<ButtonTone, string>>;

/** The label and its icon keep their space while the button is busy, so that nothing shifts. */
export const content = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  minInlineSize: 0,
});

export const busyContent = componentStyle({ opacity: 0 });

const turn = keyframes({ to: { rotate: '1turn' } });

export const busy = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInline: 0,
  margin: 'auto',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  border: `${vars.line.thick} solid currentColor`,
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: { borderInlineEndColor: 'ButtonFace' } },
  animation: `${turn} ${vars.motion.loop} linear infinite`,
});

export const holder = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  minInlineSize: 0,
});
