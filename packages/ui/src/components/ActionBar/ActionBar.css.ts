import { fallbackVar } from '@vanilla-extract/css';
import { stickyBar, stickyOffset } from '../../private/stickyOffset.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layoutStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { hideInPrint } from '../../theme/print/print.ts';

/** On a low screen, or at 400 %, it would take too much of it. */
const low = '(max-height: 30rem)';

const offset = fallbackVar(stickyOffset, '0px');

const look = {
  position: 'sticky',
  insetBlockStart: offset,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  minInlineSize: 0,
  // The title above it has its own space.
  marginBlockStart: `calc(-1 * ${vars.space.small})`,
  paddingBlock: vars.space.small,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.divider}`,
  background: vars.color.canvas,
} as const;
const fitted = {
  [low]: { position: 'static' },
  [media.narrow]: { flexDirection: 'column-reverse', alignItems: 'flex-end' },
} as const;

export const bar = hideInPrint(layoutStyle({ ...look, '@media': fitted }));

/** The bar and further buttons on one line. */
export const barWithMore = hideInPrint(
  layoutStyle({
    ...look,
    columnGap: vars.space.small,
    '@media': { [low]: { position: 'static' } },
  }),
);
export const mainOfOne = layoutStyle({ display: 'contents' });

/** The bar, and further buttons in a row below it that scrolls away. */
export const barAboveMore = hideInPrint(layoutStyle({ display: 'contents' }));
export const main = layoutStyle({ ...look, '@media': fitted });

// What gets the focus is scrolled to below the bar, never under it (WCAG 2.4.11).
export const page = layoutStyle({
  vars: { [stickyBar]: `calc(${vars.size.control} + 2 * ${vars.space.small} + ${vars.line.thin})` },
  scrollPaddingBlockStart: `calc(${vars.size.control} * 2 + ${vars.space.large} * 2)`,
  '@media': {
    [low]: { vars: { [stickyBar]: '0px' }, scrollPaddingBlockStart: vars.space.small },
    [media.print]: { scrollPaddingBlockStart: 0 },
  },
});

/** The focus ring is drawn outside the button. */
const ringSpace = `calc(${vars.focus.width} + ${vars.focus.offset})`;

/** On one line, so that the bar is low: what does not fit scrolls. */
export const buttons = layoutStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minInlineSize: 0,
  margin: `calc(-1 * ${ringSpace})`,
  padding: ringSpace,
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  selectors: { [`${mainOfOne} > &`]: { flexShrink: 0, alignSelf: 'center' } },
  '@media': {
    [media.narrow]: { alignSelf: 'flex-start', maxInlineSize: `calc(100% + 2 * ${ringSpace})` },
  },
});

export const more = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Its width is that of its content, which is measured.
  inlineSize: 'fit-content',
  gap: vars.space.small,
  selectors: {
    [`${barWithMore} > &`]: {
      flexShrink: 0,
      flexWrap: 'nowrap',
      whiteSpace: 'nowrap',
    },
  },
});

export const status = layoutStyle({
  flexShrink: 0,
  color: vars.color.textMuted,
  selectors: {
    [`:is(${main}, ${mainOfOne}) > &`]: {
      order: 1,
      marginInlineStart: 'auto',
      paddingInlineStart: vars.space.small,
    },
  },
  '@media': { [media.narrow]: { textAlign: 'end' } },
});
