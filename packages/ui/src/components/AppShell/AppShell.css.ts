import { globalStyle } from '@vanilla-extract/css';
import { stickyOffset } from '../../private/stickyOffset.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { offPaper } from '../../theme/paper.ts';
import { focusRingInside } from '../../theme/textStyle.ts';
import { headerHeight } from '../Header/Header.css.ts';

const line = `${vars.line.thin} solid ${vars.color.divider}`;

/** On a low screen, or at 400 %, the header goes along with the page: it would take too much of it. */
const low = '(max-height: 30rem)';

export const shell = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: '100dvh',
  vars: { [stickyOffset]: headerHeight },
  '@media': {
    [low]: { vars: { [stickyOffset]: '0px' } },
    [media.wide]: {
      gridTemplateColumns: `${vars.width.sidebar} minmax(0, 1fr)`,
    },
    [media.print]: { display: 'block', minBlockSize: 0 },
  },
});

// What gets the focus is scrolled to below the header, never under it (WCAG 2.4.11).
export const page = componentStyle({
  scrollPaddingBlockStart: `calc(${headerHeight} + ${vars.space.small})`,
  '@media': { [low]: { scrollPaddingBlockStart: vars.space.small } },
});

export const skipLink = offPaper(
  componentStyle({
    position: 'fixed',
    insetBlockStart: vars.space.small,
    insetInlineStart: vars.space.small,
    zIndex: vars.zIndex.popover,
    paddingBlock: vars.space.small,
    paddingInline: vars.space.medium,
    borderRadius: vars.radius.medium,
    background: vars.tone.accent.solid,
    color: vars.tone.accent.onSolid,
    boxShadow: vars.shadow.high,
    selectors: { '&:not(:focus)': { translate: '0 -200%', boxShadow: 'none' } },
  }),
);

/** Where the header stands: at the top, also of a page that is scrolled. */
export const top = offPaper(
  componentStyle({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.zIndex.header,
    gridColumn: '1 / -1',
    '@media': { [low]: { position: 'static' } },
  }),
);

export const menuButton = componentStyle({
  '@media': { [media.wide]: { display: 'none' } },
});

export const aside = offPaper(
  componentStyle({
    '@media': {
      [media.wide]: { gridRow: '2 / span 2', borderInlineEnd: line },
    },
  }),
);

/** Where there is room, the navigation is always there; elsewhere it hangs under the header when asked for. */
export const asideWhen = {
  open: componentStyle({
    position: 'fixed',
    insetBlockStart: headerHeight,
    insetInline: 0,
    zIndex: vars.zIndex.header,
    background: vars.color.surface,
    borderBlockEnd: line,
    boxShadow: vars.shadow.high,
    '@media': {
      [low]: { position: 'absolute' },
      [media.wide]: {
        position: 'static',
        zIndex: 'auto',
        boxShadow: 'none',
        borderBlockEnd: 0,
        background: 'none',
      },
    },
  }),
  closed: componentStyle({
    display: 'none',
    '@media': { [media.wide]: { display: 'block' } },
  }),
};

export const navigation = componentStyle({
  maxBlockSize: `calc(100dvh - ${headerHeight})`,
  paddingBlock: vars.space.medium,
  // The pictures of the entries stand under the name in the header.
  paddingInline: `calc(${vars.space.gutter} - ${vars.space.medium})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [low]: { maxBlockSize: 'none' },
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: stickyOffset,
      maxBlockSize: `calc(100dvh - ${stickyOffset})`,
      // Painted after the page beside it: what the browser paints after something that sticks is in more
      // layers, all of which it looks through at each key.
      zIndex: vars.zIndex.sticky,
    },
  },
});

export const scrim = offPaper(
  componentStyle({
    position: 'fixed',
    inset: 0,
    zIndex: vars.zIndex.sticky,
    background: vars.color.scrim,
    opacity: 0.4,
    '@media': { [media.wide]: { display: 'none' } },
  }),
);

export const main = componentStyle({
  minInlineSize: 0,
  selectors: { '&:focus-visible': focusRingInside },
});

/*
 * Where a page is shorter than its screen, the footer stands at the end of the screen: rows on their way
 * push it down, and fewer of them than were expected let it come back. It waits for them instead. An answer
 * that comes at once makes nothing blink.
 */
globalStyle(`${main}[data-waits] + footer`, {
  '@layer': {
    [layers.components]: { visibility: 'hidden', transition: 'visibility 0s 300ms' },
  },
});
