import { vars } from '../../packages/ui/src/theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../packages/ui/src/theme/layeredStyle.ts';
import { textStyle } from '../../packages/ui/src/theme/textStyle.ts';

export const code = componentStyle({
  fontFamily: vars.font.familyMono,
  ...textStyle('xsmall'),
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

/** A word on its background, beside a contrast ratio. */
export const sample = componentStyle({
  display: 'inline-block',
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.small,
  fontWeight: vars.font.strong,
  forcedColorAdjust: 'none',
});

export const densities = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space.large,
});

export const density = componentStyle({
  padding: vars.space.gutter,
  border: `${vars.line.thin} solid ${vars.color.divider}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
});

export const track = componentStyle({
  overflow: 'hidden',
  padding: vars.space.xsmall,
  border: `${vars.line.thin} solid ${vars.color.divider}`,
  borderRadius: vars.radius.full,
});

export const runner = componentStyle({
  inlineSize: '25%',
  blockSize: vars.space.large,
  borderRadius: vars.radius.full,
  background: vars.tone.accent.solid,
  transitionProperty: 'translate',
  transitionTimingFunction: 'ease-out',
});

export const there = componentStyle({ translate: '300% 0' });

/** The speeds at which something can move. */
export const speeds = ['fast', 'slow'] as const;

export const speed = componentVariants(speeds, (one) => ({
  transitionDuration: vars.motion[one],
}));
