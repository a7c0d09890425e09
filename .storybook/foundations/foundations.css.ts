import { vars } from '../../packages/ui/src/theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../packages/ui/src/theme/layeredStyle.ts';
import { textStyle } from '../../packages/ui/src/theme/textStyle.ts';

/** A patch of a colour as a token writes it, with its name in the colour that can be read on it. */
export const patch = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minInlineSize: '5rem',
  minBlockSize: '3rem',
  padding: vars.space.xsmall,
  border: `${vars.line.thin} solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius.small,
  fontFamily: vars.font.familyMono,
  ...textStyle('xsmall'),
  forcedColorAdjust: 'none',
});

export const patches = componentStyle({ display: 'flex', gap: vars.space.xsmall });

export const roles = componentStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: vars.space.small,
});

export const role = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
});

export const roleText = componentStyle({
  flex: '1 1 16rem',
  ...textStyle('small'),
  color: vars.color.text,
});

export const name = componentStyle({ fontWeight: vars.font.strong });

export const code = componentStyle({
  fontFamily: vars.font.familyMono,
  ...textStyle('xsmall'),
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

/** A word on its own ground, for a figure of contrast. */
export const sample = componentStyle({
  display: 'inline-block',
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.small,
  fontWeight: vars.font.strong,
  forcedColorAdjust: 'none',
});

export const icons = componentStyle({
  listStyle: 'none',
  margin: 0,
  marginBlockEnd: vars.space.xlarge,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space.medium,
});

export const icon = componentStyle({
  display: 'flex',
  gap: vars.space.small,
  alignItems: 'flex-start',
  color: vars.color.text,
  ...textStyle('small'),
});

export const bigIcon = componentStyle({ ...textStyle('large'), lineHeight: 1 });

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
