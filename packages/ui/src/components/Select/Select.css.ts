import { vars } from '../../theme/contract.css.ts';
import { componentStyle, overPart } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';

export const holder = componentStyle({ position: 'relative', display: 'flex', minInlineSize: 0 });

export const select = componentStyle({
  selectors: {
    ...overPart({
      appearance: 'none',
      paddingInlineEnd: '2.4em',
      '@media': {
        [media.forcedColors]: { appearance: 'auto', paddingInlineEnd: vars.space.small },
      },
    }).selectors,
    '&:not(:disabled)': { cursor: 'pointer' },
  },
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
