import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { hiddenFromSight, textStyle } from '../../theme/textStyle.ts';

export const table = componentStyle({ inlineSize: '100%', color: vars.color.text });

export const head = componentStyle({
  ...textStyle('small'),
  paddingBlock: vars.space.small,
  paddingInlineEnd: vars.space.large,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.controlEdge}`,
  color: vars.color.textMuted,
  fontWeight: vars.font.medium,
  textAlign: 'start',
});

export const hiddenHead = componentStyle(hiddenFromSight);

export const cell = componentStyle({
  ...textStyle('standard'),
  paddingBlock: vars.space.small,
  paddingInlineEnd: vars.space.large,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.divider}`,
  verticalAlign: 'baseline',
  textAlign: 'start',
  fontWeight: vars.font.regular,
  // The keys of all tables of a sheet are equally wide, where they fit.
  selectors: { 'th&': { inlineSize: '38%' } },
});

export const key = componentStyle({
  ...textStyle('small'),
  // Its first line is on the line beside it, also where it wraps.
  display: 'inline-flex',
  paddingInline: vars.space.small,
  border: `${vars.line.thin} solid ${vars.color.controlEdge}`,
  borderBlockEndWidth: vars.line.thick,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  fontFamily: 'inherit',
  fontWeight: vars.font.medium,
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { whiteSpace: 'normal' } },
});
