import { fallbackVar } from '@vanilla-extract/css';
import { stickyOffset } from '../../private/stickyOffset.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layoutStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { offPaper } from '../../theme/paper.ts';

/** On a low screen, or at 400 %, it would take too much of it. */
const low = '(max-height: 30rem)';

const offset = fallbackVar(stickyOffset, '0px');

export const bar = offPaper(
  layoutStyle({
    position: 'sticky',
    insetBlockStart: offset,
    zIndex: vars.zIndex.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.small,
    minInlineSize: 0,
    paddingBlock: vars.space.small,
    borderBlockEnd: `${vars.line.thin} solid ${vars.color.divider}`,
    background: vars.color.canvas,
    '@media': { [low]: { position: 'static' } },
  }),
);

// What gets the focus is scrolled to below the bar, never under it (WCAG 2.4.11).
export const page = layoutStyle({
  scrollPaddingBlockStart: `calc(${vars.size.control} * 2 + ${vars.space.large} * 2)`,
  '@media': {
    [low]: { scrollPaddingBlockStart: vars.space.small },
    [media.print]: { scrollPaddingBlockStart: 0 },
  },
});

export const buttons = layoutStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

export const status = layoutStyle({ color: vars.color.textMuted });
