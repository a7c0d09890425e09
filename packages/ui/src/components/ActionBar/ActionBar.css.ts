import { fallbackVar } from '@vanilla-extract/css';
import { stickyBar, stickyOffset } from '../../private/stickyOffset.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layoutStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { hideInPrint } from '../../theme/print/print.ts';

/** On a low screen, or at 400 %, it would take too much of it. */
const low = '(max-height: 30rem)';

const offset = fallbackVar(stickyOffset, '0px');

/** Not enough space for further buttons beside the main ones. */
const below = '(max-width: 63.99rem)';

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
  [media.narrow]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
} as const;

export const bar = hideInPrint(layoutStyle({ ...look, '@media': fitted }));

/** The bar and further buttons: one bar on a wide screen, else the bar and a row below it. */
export const barWithMore = hideInPrint(
  layoutStyle({
    ...look,
    columnGap: vars.space.small,
    '@media': { [low]: { position: 'static' }, [below]: { display: 'contents' } },
  }),
);

export const main = layoutStyle({
  display: 'contents',
  '@media': { [below]: look, ...fitted },
});
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

/** On one line, so that the bar is low: what does not fit beside it scrolls. */
const line = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minInlineSize: 0,
  margin: `calc(-1 * ${ringSpace})`,
  padding: ringSpace,
  overflowX: 'auto',
  whiteSpace: 'nowrap',
} as const;

export const buttons = layoutStyle({
  ...line,
  selectors: { [`${main} > &`]: { flexShrink: 0 } },
});

export const more = layoutStyle({ ...line, '@media': { [below]: { flexWrap: 'wrap' } } });

export const status = layoutStyle({
  flexShrink: 0,
  color: vars.color.textMuted,
  selectors: {
    [`${main} > &`]: { order: 1, marginInlineStart: 'auto', paddingInlineStart: vars.space.small },
  },
  '@media': { [media.narrow]: { textAlign: 'end' } },
});
