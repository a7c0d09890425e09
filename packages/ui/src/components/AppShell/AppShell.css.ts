import { createContainer, globalStyle } from '@vanilla-extract/css';
import { stickyOffset } from '../../private/stickyOffset.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { hideInPrint } from '../../theme/print/print.ts';
import { focusRingInside } from '../../theme/textStyle.ts';
import { headerHeight } from '../Header/Header.css.ts';

const line = `${vars.line.thin} solid ${vars.color.divider}`;

/** On a low screen, or at 400 %, the header scrolls with the page: it would cover too much of it. */
const low = '(max-height: 30rem)';

const app = createContainer();
/**
 * Room for the navigation beside the page. Measured on the shell, because its rem grow with text of any size:
 * a media query counts in those of the browser's settings alone.
 */
const wide = `${app} (min-width: 64rem)`;

export const frame = componentStyle({ containerName: app, containerType: 'inline-size' });

export const shell = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: '100dvh',
  vars: { [stickyOffset]: headerHeight },
  '@media': {
    [low]: { vars: { [stickyOffset]: '0px' } },
    [media.print]: { display: 'block', minBlockSize: 0 },
  },
  '@container': {
    [wide]: { gridTemplateColumns: `${vars.width.sidebar} minmax(0, 1fr)` },
  },
});

// What gets the focus is scrolled to below the header, never under it (WCAG 2.4.11).
export const page = componentStyle({
  scrollPaddingBlockStart: `calc(${headerHeight} + ${vars.space.small})`,
  '@media': { [low]: { scrollPaddingBlockStart: vars.space.small } },
});

export const skipLink = hideInPrint(
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

/** The header sticks to the top of a scrolled page. */
export const top = hideInPrint(
  componentStyle({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.zIndex.header,
    gridColumn: '1 / -1',
    '@media': { [low]: { position: 'static' } },
  }),
);

export const menuButton = componentStyle({
  '@container': { [wide]: { display: 'none' } },
});

export const aside = hideInPrint(
  componentStyle({
    '@container': { [wide]: { gridRow: '2 / span 2', borderInlineEnd: line } },
  }),
);

/** Where there is space, the navigation is always visible; elsewhere it opens below the header. */
export const asideWhen = {
  open: componentStyle({
    position: 'fixed',
    insetBlockStart: headerHeight,
    insetInline: 0,
    zIndex: vars.zIndex.header,
    background: vars.color.surface,
    borderBlockEnd: line,
    boxShadow: vars.shadow.high,
    '@media': { [low]: { position: 'absolute' } },
    '@container': {
      [wide]: {
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
    '@container': { [wide]: { display: 'block' } },
  }),
};

export const navigation = componentStyle({
  maxBlockSize: `calc(100dvh - ${headerHeight})`,
  paddingBlock: vars.space.medium,
  // The pictures of the entries are under the name in the header.
  paddingInline: `max(${vars.space.gutter} - ${vars.space.medium}, ${vars.space.xsmall})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [low]: { maxBlockSize: 'none' } },
  '@container': {
    [wide]: {
      position: 'sticky',
      insetBlockStart: stickyOffset,
      maxBlockSize: `calc(100dvh - ${stickyOffset})`,
      // Painted after the page beside it: content that is painted after a sticky element is in more
      // layers, which the browser checks at each key.
      zIndex: vars.zIndex.sticky,
    },
  },
});

export const scrim = hideInPrint(
  componentStyle({
    position: 'fixed',
    inset: 0,
    zIndex: vars.zIndex.sticky,
    background: vars.color.scrim,
    opacity: 0.4,
    '@container': { [wide]: { display: 'none' } },
  }),
);

export const main = componentStyle({
  minInlineSize: 0,
  selectors: { '&:focus-visible': focusRingInside },
});

/*
 * Where a page is shorter than its screen, the footer is at the end of the screen: rows on their way
 * push it down, and fewer of them than were expected let it come back. It waits for them instead. An answer
 * that comes at once makes nothing blink.
 */
globalStyle(`${main}[data-waits] + footer`, {
  '@layer': {
    [layers.components]: { visibility: 'hidden', transition: 'visibility 0s 300ms' },
  },
});
