import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { tabularNumbers, textStyle } from '../../theme/textStyle.ts';

export const daysBadge = componentStyle({
  ...textStyle('xsmall'),
  ...tabularNumbers,
  display: 'inline-block',
  position: 'relative',
  paddingInline: vars.space.xsmall,
  verticalAlign: 'middle',
  fontWeight: vars.font.medium,
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.full,
});

const tones = { future: 'positive', past: 'critical' } as const;

export const when = componentVariants(['future', 'past'], (name) => ({
  color: vars.tone[tones[name]].onSoft,
  background: vars.tone[tones[name]].soft,
  '@media': { [media.print]: { borderColor: vars.tone[tones[name]].edge } },
}));
