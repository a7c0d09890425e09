import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { textStyle } from '../../theme/textStyle.ts';

export const progress = componentStyle({
  ...textStyle('standard'),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  color: vars.color.text,
});

export const words = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  overflowWrap: 'anywhere',
});

export const value = componentStyle({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const track = componentStyle({
  position: 'relative',
  boxSizing: 'border-box',
  blockSize: vars.space.medium,
  border: `${vars.line.thin} solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  overflow: 'hidden',
});

/** The native element, whose look differs per browser, is for screen readers only. */
export const spoken = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
});

export const bar = componentStyle({
  blockSize: '100%',
  background: vars.tone.accent.solid,
  transition: `inline-size ${vars.motion.slow}`,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
