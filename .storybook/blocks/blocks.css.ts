import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../packages/ui/src/theme/layeredStyle.ts';
import { media } from '../../packages/ui/src/theme/media.ts';
import { textStyle } from '../../packages/ui/src/theme/textStyle.ts';

export const statusLine = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  marginBlock: vars.space.medium,
  ...textStyle('small'),
});

export const anatomy = componentStyle({
  ...textStyle('small'),
  color: vars.color.text,
  marginBlock: vars.space.large,
});

export const stage = componentStyle({
  position: 'relative',
  paddingBlock: vars.space.xlarge,
  paddingInline: vars.space.xxlarge,
  border: `${vars.line.thin} solid ${vars.color.divider}`,
  borderRadius: vars.radius.medium,
  background: vars.color.canvas,
});

const disc = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `${vars.line.thin} solid ${vars.tone.accent.onSolid}`,
  borderRadius: vars.radius.full,
  background: vars.tone.accent.solid,
  color: vars.tone.accent.onSolid,
  fontWeight: vars.font.strong,
  ...textStyle('xsmall'),
} as const;

export const mark = componentStyle({
  ...disc,
  position: 'absolute',
  zIndex: vars.zIndex.sticky,
  translate: '-50% -50%',
  pointerEvents: 'none',
});

export const parts = componentStyle({
  listStyle: 'none',
  padding: 0,
  marginBlock: vars.space.medium,
  display: 'grid',
  gap: vars.space.small,
});

export const part = componentStyle({ display: 'flex', gap: vars.space.small });

export const number = componentStyle(disc);

export const partName = componentStyle({ fontWeight: vars.font.strong });

export const advice = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space.medium,
  marginBlock: vars.space.large,
  ...textStyle('small'),
  color: vars.color.text,
});

const tones = { do: 'positive', dont: 'critical' } as const;

export const side = componentVariants(['do', 'dont'], (name) => ({
  padding: vars.space.medium,
  borderBlockStart: `${vars.line.thick} solid ${vars.tone[tones[name]].edge}`,
  background: vars.color.surface,
  color: vars.color.text,
}));

export const sideTitle = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  fontWeight: vars.font.strong,
});

export const sentences = componentStyle({
  margin: 0,
  marginBlockStart: vars.space.small,
  paddingInlineStart: vars.space.large,
  display: 'grid',
  gap: vars.space.xsmall,
});

export const read = componentStyle({
  margin: 0,
  marginBlockStart: vars.space.xsmall,
  padding: vars.space.medium,
  border: `${vars.line.thin} solid ${vars.color.divider}`,
  borderRadius: vars.radius.medium,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: vars.font.family,
  ...textStyle('small'),
});

export const props = componentStyle({});

// On narrow screens each prop is a block: name, description, default, control.
for (const element of ['table', 'tbody', 'tr', 'td']) {
  globalStyle(`${props} ${element}`, {
    '@media': { [media.narrow]: { display: 'block !important', inlineSize: 'auto !important' } },
  });
}
globalStyle(`${props} thead`, { '@media': { [media.narrow]: { display: 'none !important' } } });
globalStyle(`${props} td`, {
  '@media': {
    [media.narrow]: { padding: `${vars.space.xsmall} ${vars.space.medium} !important` },
  },
});
globalStyle(`${props} td, ${props} td span`, { overflowWrap: 'anywhere' });
globalStyle(`${props} td:nth-child(3)::before`, {
  '@media': { [media.narrow]: { content: '"Default: "' } },
});

export const state = componentStyle({
  display: 'grid',
  gap: vars.space.small,
  justifyItems: 'start',
  marginBlock: vars.space.large,
  color: vars.color.text,
});

export const played = componentStyle({
  inlineSize: '100%',
  border: `${vars.line.thin} solid ${vars.color.divider}`,
  borderRadius: vars.radius.medium,
  background: vars.color.canvas,
});
