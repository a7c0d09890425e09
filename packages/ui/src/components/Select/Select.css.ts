import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';

export const holder = componentStyle({ position: 'relative', display: 'flex', minInlineSize: 0 });

export const select = componentStyle({
  appearance: 'none',
  paddingInlineEnd: '2.4em',
  cursor: 'pointer',
  '@media': { [media.forcedColors]: { appearance: 'auto', paddingInlineEnd: vars.space.small } },
});

export const arrow = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.size.controlInset,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.textMuted,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { display: 'none' } },
});
