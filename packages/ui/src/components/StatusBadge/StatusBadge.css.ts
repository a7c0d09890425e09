import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { statusTones } from './statusTones.ts';

export const statusBadge = componentStyle({
  ...textStyle('xsmall'),
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  gap: vars.space.xsmall,
  maxInlineSize: '100%',
  paddingInline: vars.space.small,
  fontWeight: vars.font.medium,
  whiteSpace: 'nowrap',
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.full,
});

export const tone = componentVariants(statusTones, (name) => ({
  color: vars.tone[name].onSoft,
  background: vars.tone[name].soft,
  '@media': { [media.print]: { borderColor: vars.tone[name].edge } },
}));
