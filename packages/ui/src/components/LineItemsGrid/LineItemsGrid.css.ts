import { createContainer, fallbackVar } from '@vanilla-extract/css';
import { stickyBar, stickyOffset } from '../../private/stickyOffset.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layoutStyle } from '../../theme/layeredStyle.ts';
import { lowControls } from '../../theme/lowControls.ts';
import { media } from '../../theme/media.ts';
import { hideInPrint } from '../../theme/print/print.ts';
import { tabularNumbers, hiddenFromSight, textStyle } from '../../theme/textStyle.ts';

const room = createContainer();
/** Below this width of the grid the columns do not fit. */
export const asCards = `${room} (max-width: 47.99rem)`;
/** Below these widths three or two short cells do not fit beside one another. */
export const asTwoColumns = `${room} (max-width: 19.99rem)`;
export const asOneColumn = `${room} (max-width: 17.99rem)`;

/** The widths of the columns, from left to right; the same for every row. */
export const tracksName = '--ui-line-tracks';

export const line = `${vars.line.thin} solid ${vars.color.divider}`;

export const container = componentStyle({
  containerName: room,
  containerType: 'inline-size',
  // Lines of 44 px.
  vars: { ...lowControls.vars, [vars.size.controlInset]: vars.space.small },
  '@media': {
    ...lowControls['@media'],
    // Container queries do not apply in print: it is a table on narrow paper too, never cards.
    [media.print]: { containerName: 'none', containerType: 'normal' },
  },
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
});

/** Not a table to the style sheet: only rows that are boxes of their own can be skipped while painting. */
export const table = componentStyle({
  // A moving element would repaint the page between keystrokes.
  vars: { [vars.motion.fast]: '0s' },
  display: 'block',
  background: vars.color.surface,
  border: line,
  borderRadius: vars.radius.large,
  '@container': { [asCards]: { background: 'none', border: 'none', borderRadius: 0 } },
  // A table in print, so that its header is on every page and its texts share the width.
  '@media': { [media.print]: { display: 'table', inlineSize: '100%', border: 'none' } },
});

export const row = {
  display: 'grid',
  gridTemplateColumns: `var(${tracksName})`,
  columnGap: vars.space.xsmall,
  paddingInline: vars.space.small,
} as const;

/** Below the header of the application and the bar of the form. */
export const stickyTop = `calc(${fallbackVar(stickyOffset, '0px')} + ${fallbackVar(stickyBar, '0px')})`;

export const head = componentStyle({
  display: 'block',
  position: 'sticky',
  insetBlockStart: stickyTop,
  zIndex: vars.zIndex.sticky,
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
  background: vars.color.sunken,
  '@container': { [asCards]: hiddenFromSight },
  '@media': { [media.print]: { position: 'static' } },
});

export const headRow = componentStyle({
  ...row,
  alignItems: 'end',
  '@media': { [media.print]: { display: 'table-row' } },
});

/** The inline padding of text in a box, for text without a box. */
export const insetOfBox = `calc(${vars.size.controlInset} + ${vars.line.thin})`;

export const columnHeader = componentStyle({
  ...textStyle('xsmall'),
  paddingBlock: vars.space.small,
  paddingInline: insetOfBox,
  color: vars.color.textMuted,
  fontWeight: vars.font.medium,
  textAlign: 'start',
  '@media': { [media.print]: { verticalAlign: 'bottom' } },
});

export const actionsHeader = hideInPrint(componentStyle({}));

export const endAligned = layoutStyle({ ...tabularNumbers, whiteSpace: 'normal' });

export const body = componentStyle({
  display: 'block',
  '@media': { [media.print]: { display: 'table-row-group' } },
});

/** How many lines a chunk holds. */
export const lineCountName = '--ui-line-count';
/** One line of text in every fourth line of the grid: its description has a second one. */
const moreText = `${vars.text.standard.size} * ${vars.text.standard.lineHeight} / 4`;
const lineHeight = `(${vars.size.control} + ${moreText} + 2 * ${vars.space.xsmall})`;
const cardHeight = `(12.5rem + ${vars.space.small})`;
/** Estimated for lines that were never laid out; the browser remembers the actual height of the others. */
const guessed = (height: string) => `auto calc(var(${lineCountName}) * ${height})`;

/**
 * For so many lines that those outside the viewport are not laid out. Chunks and not lines, because the
 * browser checks each of them at every paint. Few lines are laid out at once, because an estimated
 * height causes layout shifts below it.
 */
export const chunkOfMany = componentStyle({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: guessed(lineHeight),
  '@container': { [asCards]: { containIntrinsicBlockSize: guessed(cardHeight) } },
  '@media': { [media.print]: { contentVisibility: 'visible' } },
});

export const empty = componentStyle({
  ...textStyle('standard'),
  paddingInline: vars.space.medium,
  color: vars.color.textMuted,
  '@container': { [asCards]: { paddingInline: 0 } },
});

/** One line is centred beside controls; several are aligned with their top. */
export const besideControls = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
} as const;

export const footer = componentStyle(besideControls);
