import { createContainer, fallbackVar } from '@vanilla-extract/css';
import { stickyBar, stickyOffset } from '../../private/stickyOffset.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layoutStyle } from '../../theme/layeredStyle.ts';
import { lowControls } from '../../theme/lowControls.ts';
import { media } from '../../theme/media.ts';
import { hideInPrint } from '../../theme/print/print.ts';
import { tabularNumbers, hiddenFromSight, textStyle } from '../../theme/textStyle.ts';

const room = createContainer();
/** Room for columns runs out here, measured on the grid itself. */
export const asCards = `${room} (max-width: 47.99rem)`;
/** No room for three short cells beside one another either, or for two. */
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
    // On paper nothing measures its room: there it is a table on a narrow sheet too, never cards.
    [media.print]: { containerName: 'none', containerType: 'normal' },
  },
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
});

/** Not a table to the style sheet: only rows that are boxes of their own can be skipped while painting. */
export const table = componentStyle({
  // What moves has the page painted again between one key and the next.
  vars: { [vars.motion.fast]: '0s' },
  display: 'block',
  background: vars.color.surface,
  border: line,
  borderRadius: vars.radius.large,
  '@container': { [asCards]: { background: 'none', border: 'none', borderRadius: 0 } },
  // A table after all, so that its head is on every sheet and its texts share the width.
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

/** Where the text in a box begins and ends, for what has no box. */
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
/** Of lines that were never laid out; the browser remembers the true height of the others. */
const guessed = (height: string) => `auto calc(var(${lineCountName}) * ${height})`;

/**
 * Of so many lines that those out of sight are not laid out. Chunks and not lines: the browser looks at
 * each of them whenever something is painted. Of few lines each is laid out at once, because what a
 * height was guessed for moves what is below it.
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

/** One line is centred beside the buttons; several are aligned with their top. */
export const footer = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
});
