import { createContainer, fallbackVar } from '@vanilla-extract/css';
import { stickyBar, stickyOffset } from '../../private/stickyOffset.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layoutStyle } from '../../theme/layeredStyle.ts';
import { lowControls } from '../../theme/lowControls.ts';
import { media } from '../../theme/media.ts';
import {
  tabularNumbers,
  focusRingInside,
  hiddenFromSight,
  textStyle,
} from '../../theme/textStyle.ts';

const room = createContainer();
/** Room for columns runs out here, measured on the grid itself. */
export const asCards = `${room} (max-width: 47.99rem)`;
/** No room for three short cells beside one another either, or for two. */
const asTwoColumns = `${room} (max-width: 19.99rem)`;
const asOneColumn = `${room} (max-width: 17.99rem)`;

/** The widths of the columns, from left to right; the same for every row. */
export const tracksName = '--ui-line-tracks';
const tracks = `var(${tracksName})`;

const line = `${vars.line.thin} solid ${vars.color.divider}`;

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

export const caption = componentStyle(hiddenFromSight);
export const hidden = componentStyle(hiddenFromSight);

const row = {
  display: 'grid',
  gridTemplateColumns: tracks,
  columnGap: vars.space.xsmall,
  paddingInline: vars.space.small,
} as const;

/** Below the header of the application and the bar of the form. */
const stickyTop = `calc(${fallbackVar(stickyOffset, '0px')} + ${fallbackVar(stickyBar, '0px')})`;

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

const rowInPrint = { '@media': { [media.print]: { display: 'table-row' } } } as const;

export const headRow = componentStyle({ ...row, alignItems: 'end', ...rowInPrint });

/** Where the text in a box begins and ends, for what has no box. */
const insetOfBox = `calc(${vars.size.controlInset} + ${vars.line.thin})`;

export const columnHeader = componentStyle({
  ...textStyle('xsmall'),
  paddingBlock: vars.space.small,
  paddingInline: insetOfBox,
  color: vars.color.textMuted,
  fontWeight: vars.font.medium,
  textAlign: 'start',
  '@media': { [media.print]: { verticalAlign: 'bottom' } },
});

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

/** A chunk that grew so much that its own lines are skipped out of sight. */
export const longChunk = componentStyle({});

export const lineRow = componentStyle({
  ...row,
  alignItems: 'start',
  // With the line above it.
  paddingBlockStart: `calc(${vars.space.xsmall} - ${vars.line.thin})`,
  paddingBlockEnd: vars.space.xsmall,
  borderBlockStart: line,
  // What changes in a line changes no other, and is painted alone.
  contain: 'layout style',
  // Of what stands in the row: its padding is added to it.
  containIntrinsicBlockSize: `auto ${vars.size.control}`,
  selectors: { [`${longChunk} > &`]: { contentVisibility: 'auto' } },
  '@media': {
    [media.print]: {
      display: 'table-row',
      contain: 'none',
      selectors: { [`${longChunk} > &`]: { contentVisibility: 'visible' } },
    },
  },
  '@container': {
    [asCards]: {
      // The last of three has room for an amount.
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: vars.space.small,
      rowGap: vars.space.xxsmall,
      marginBlockEnd: vars.space.small,
      paddingBlock: vars.space.xsmall,
      paddingInline: vars.space.small,
      background: vars.color.surface,
      border: line,
      borderRadius: vars.radius.large,
      containIntrinsicBlockSize: 'auto 12.5rem',
    },
    [asTwoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [asOneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/**
 * Between the word and the number of a line. The number stands on a line of its own and not the word in
 * an element of its own: that would be much to hold, in each of thousands of lines.
 */
export const endOfLineWord = ' \n';

export const lineNumber = componentStyle({
  ...textStyle('small'),
  ...tabularNumbers,
  // As high as its last line, the number: the word above it has no room, because its column says as much.
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  blockSize: vars.size.control,
  // A pixel below the middle, where the texts in the fields beside it stand.
  lineHeight: `calc(${vars.size.control} - 2 * ${vars.line.thin})`,
  whiteSpace: 'pre-line',
  overflow: 'clip',
  paddingInlineEnd: vars.space.xsmall,
  color: vars.color.textMuted,
  fontWeight: vars.font.regular,
  '@container': {
    [asCards]: {
      gridArea: '1 / 1',
      alignSelf: 'center',
      padding: 0,
      color: vars.color.text,
      fontWeight: vars.font.strong,
      textAlign: 'start',
      display: 'block',
      blockSize: 'auto',
      lineHeight: vars.text.small.lineHeight,
      whiteSpace: 'normal',
    },
  },
});

export const cell = componentStyle({
  minInlineSize: 0,
  padding: 0,
  '@media': {
    [media.print]: { borderBlockStart: line, verticalAlign: 'top' },
  },
  '@container': {
    [asCards]: {
      selectors: {
        '&[data-label]::before': {
          ...textStyle('xsmall'),
          display: 'block',
          paddingBlockEnd: vars.space.xxsmall,
          content: 'attr(data-label) / ""',
          color: vars.color.textMuted,
          textAlign: 'start',
        },
      },
    },
  },
});

/** A figure: in a card its label stands over it. */
export const numberCell = componentStyle({
  '@container': {
    [asCards]: {
      selectors: {
        '&[data-label]::before': { paddingInline: insetOfBox, textAlign: 'end' },
      },
    },
  },
});

/** Takes the whole width of a card; the label of the first one stands beside the number of the line. */
export const wideCell = componentStyle({
  position: 'relative',
  '@container': {
    [asCards]: {
      gridColumn: '1 / -1',
      selectors: {
        '&[data-label]:nth-child(2)::before': {
          position: 'absolute',
          insetBlockEnd: 'calc(100% + 0.6875rem)',
          insetInlineStart: '4.5rem',
          paddingBlockEnd: 0,
        },
      },
    },
  },
});

/** The column below which a cell stands. */
export const underName = '--ui-line-under';

/** In a second row of the line, below another cell; in a card one of many. */
export const under = layoutStyle({
  gridRow: 2,
  gridColumn: `var(${underName})`,
  '@container': { [asCards]: { gridRow: 'auto', gridColumn: 'auto' } },
});

/** A control in a row is never left under the head that sticks. */
export const clearOfHead = {
  scrollMarginBlock: `calc(${stickyTop} + ${vars.size.row} + ${vars.space.small})`,
};

const plainInPrint = { border: 'none', background: 'none' } as const;

export const control = layoutStyle({
  ...clearOfHead,
  // As wide as its text: the widest makes the column.
  '@media': {
    [media.print]: {
      ...plainInPrint,
      fieldSizing: 'content',
      inlineSize: 'auto',
    },
  },
});
/** As high as every other: what is typed in it lays out nothing else. */
export const oneLineControl = layoutStyle({
  display: 'block',
  contain: 'layout size',
  '@media': { [media.print]: { contain: 'none' } },
});
export const numberControl = layoutStyle({
  ...tabularNumbers,
  textOverflow: 'clip',
  '@media': { [media.print]: { display: 'block', marginInlineStart: 'auto' } },
});
/** The arrow of Select, drawn by gradients: a picture of its own would be one more in each of thousands of lines. */
const arrowHalf = (angle: number) =>
  `linear-gradient(${angle}deg, transparent 40%, ${vars.color.textMuted} 45% 60%, transparent 65%)`;
const arrowAt = (inset: string) => `calc(100% - ${vars.space.small} - ${inset}) 55%`;

export const selectControl = layoutStyle({
  ...clearOfHead,
  appearance: 'none',
  paddingInlineEnd: `calc(${vars.space.small} + 0.75rem)`,
  backgroundImage: `${arrowHalf(45)}, ${arrowHalf(-45)}`,
  backgroundPosition: `${arrowAt('5px')}, ${arrowAt('0px')}`,
  backgroundSize: '5px 5px',
  backgroundRepeat: 'no-repeat',
  selectors: { '&:not(:disabled)': { cursor: 'pointer' } },
  '@media': {
    [media.forcedColors]: { appearance: 'auto', backgroundImage: 'none', paddingInlineEnd: 0 },
    [media.print]: { ...plainInPrint, backgroundImage: 'none' },
  },
});

export const output = componentStyle({
  ...textStyle('standard'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  paddingInline: insetOfBox,
  overflowWrap: 'anywhere',
  '@container': { [asCards]: { paddingInline: 0 } },
});

/** In a card too it ends where the figures in the boxes above and below it end. */
export const endOutput = layoutStyle({
  ...tabularNumbers,
  justifyContent: 'end',
  '@container': { [asCards]: { paddingInline: insetOfBox } },
});

/** A text that is a button, and looks like one where the pointer is. */
export const opening = layoutStyle({
  inlineSize: '100%',
  border: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline dotted', textUnderlineOffset: '0.2em' },
    '&:focus-visible': focusRingInside,
  },
});

/** As high as its text: it belongs to what stands above it. */
export const underOutput = layoutStyle({
  ...textStyle('small'),
  minBlockSize: vars.size.target,
  color: vars.color.textMuted,
  '@container': {
    [asCards]: {
      ...textStyle('standard'),
      minBlockSize: vars.size.control,
      color: vars.color.text,
    },
  },
});

const place = { gridArea: '1 / 1' };

/** One line stands in the middle of a control, like that of the controls beside it. */
const aroundOneLine = `max(${vars.space.xsmall}, (${vars.size.control} - 1lh) / 2 - ${vars.line.thin})`;

/** Holds the text a second time, invisible, so that the control beside it is as high as its text. */
export const growing = componentStyle({
  display: 'grid',
  minInlineSize: 0,
  '::after': {
    ...textStyle('standard'),
    ...place,
    content: "attr(data-text) ' '",
    visibility: 'hidden',
    minInlineSize: 0,
    minBlockSize: vars.size.control,
    paddingBlock: aroundOneLine,
    paddingInline: vars.size.controlInset,
    border: `${vars.line.thin} solid transparent`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

export const growingControl = layoutStyle({
  ...place,
  display: 'block',
  paddingBlock: aroundOneLine,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  resize: 'none',
});

export const empty = componentStyle({
  ...textStyle('standard'),
  paddingInline: vars.space.medium,
  color: vars.color.textMuted,
  '@container': { [asCards]: { paddingInline: 0 } },
});
