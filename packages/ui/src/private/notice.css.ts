import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layeredStyle.ts';
import { media } from '../theme/media.ts';
import { headingStyle } from '../theme/textStyle.ts';

export const notice = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.medium,
  paddingBlock: vars.space.xxlarge,
  paddingInline: vars.space.gutter,
  border: `${vars.line.thin} solid ${vars.color.divider}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  textAlign: 'center',
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

const disc = {
  display: 'flex',
  padding: vars.space.medium,
  borderRadius: vars.radius.full,
} as const;

export const picture = {
  empty: componentStyle({
    ...disc,
    background: vars.tone.neutral.soft,
    color: vars.tone.neutral.onSoft,
  }),
  failed: componentStyle({
    ...disc,
    background: vars.tone.critical.soft,
    color: vars.tone.critical.onSoft,
  }),
};

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  maxInlineSize: vars.width.field,
});

export const title = componentStyle(headingStyle('3'));

export const description = componentStyle({ color: vars.color.textMuted, textWrap: 'balance' });
