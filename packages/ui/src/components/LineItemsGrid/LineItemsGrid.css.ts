import { createContainer, fallbackVar } from '@vanilla-extract/css';
import { stickyOffset } from '../../private/stickyOffset.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layoutStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { figures, focusRingInside, hiddenFromSight, textStyle } from '../../theme/textStyle.ts';

import {
  behindEditor,
  cellWithEditor,
  cellWithEditorOnPaper,
  underEditor,
  underEditorOnPaper,
  withEditor,
} from './editorSeat.css.ts';

const room = createContainer();
/** Room for columns runs out here, measured on the grid itself. */
export const asCards = `${room} (max-width: 47.99rem)`;
/** No room for two short cells beside one another either. */
const asNarrowCards = `${room} (max-width: 17.99rem)`;

/** The widths of the columns, from left to right; the same for every row. */
export const tracksName = '--ui-line-tracks';
const tracks = `var(${tracksName})`;

const line = `${vars.line.thin} solid ${vars.color.divider}`;

export const container = componentStyle({
  containerName: room,
  containerType: 'inline-size',
  // On paper nothing measures its room: there it is a table on a narrow sheet too, never cards.
  '@media': { [media.print]: { containerName: 'none', containerType: 'normal' } },
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

export const head = componentStyle({
  display: 'block',
  position: 'sticky',
  insetBlockStart: fallbackVar(stickyOffset, '0px'),
  zIndex: vars.zIndex.sticky,
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
  background: vars.color.sunken,
  '@container': { [asCards]: hiddenFromSight },
  '@media': { [media.print]: { position: 'static' } },
});

const rowOnPaper = { '@media': { [media.print]: { display: 'table-row' } } } as const;

export const headRow = componentStyle({ ...row, alignItems: 'end', ...rowOnPaper });

export const columnHeader = componentStyle({
  ...textStyle('xsmall'),
  paddingBlock: vars.space.small,
  paddingInline: vars.size.controlInset,
  color: vars.color.textMuted,
  fontWeight: vars.font.medium,
  textAlign: 'start',
  '@media': { [media.print]: { verticalAlign: 'bottom' } },
});

export const endAligned = layoutStyle({ ...figures, whiteSpace: 'normal' });

export const body = componentStyle({
  display: 'block',
  '@media': { [media.print]: { display: 'table-row-group' } },
});

/** How many lines a chunk holds. */
export const lineCountName = '--ui-line-count';
/** One line of text in every fourth line of the grid: its description has a second one. */
const moreText = `${vars.text.standard.size} * ${vars.text.standard.lineHeight} / 4`;
const lineHeight = `(${vars.size.control} + ${moreText} + 2 * ${vars.space.xsmall} + ${vars.line.thin})`;
const cardHeight = `(20rem + 2 * ${vars.space.medium} + ${vars.space.small})`;
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
  paddingBlock: vars.space.xsmall,
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
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space.small,
      marginBlockEnd: vars.space.small,
      padding: vars.space.medium,
      background: vars.color.surface,
      border: line,
      borderRadius: vars.radius.large,
      containIntrinsicBlockSize: 'auto 20rem',
    },
    [asNarrowCards]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/**
 * Between the word and the number of a line. The number stands on a line of its own and not the word in
 * an element of its own: that would be much to hold, in each of thousands of lines.
 */
export const endOfLineWord = ' \n';

export const lineNumber = componentStyle({
  ...textStyle('small'),
  ...figures,
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
      gridColumn: '1 / -1',
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
  ...cellWithEditor,
  '@media': {
    [media.print]: { ...cellWithEditorOnPaper, borderBlockStart: line, verticalAlign: 'top' },
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

/** Where the text in a box begins and ends, for what has no box. */
const insetOfBox = `calc(${vars.size.controlInset} + ${vars.line.thin})`;

/** A figure without a box: in a card its label stands over it. */
export const figureCell = componentStyle({
  '@container': {
    [asCards]: {
      selectors: {
        '&[data-label]::before': { paddingInline: insetOfBox, textAlign: 'end' },
      },
    },
  },
});

/** Takes the whole width of a card. */
export const wideCell = componentStyle({
  '@container': { [asCards]: { gridColumn: '1 / -1' } },
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
  scrollMarginBlock: `calc(${fallbackVar(stickyOffset, '0px')} + ${vars.size.row} + ${vars.space.small})`,
};

const plainOnPaper = { border: 'none', background: 'none' } as const;

export const control = layoutStyle({
  ...clearOfHead,
  ...underEditor,
  // As wide as its text: the widest makes the column.
  '@media': {
    [media.print]: {
      ...plainOnPaper,
      ...underEditorOnPaper,
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
export const figureControl = layoutStyle({
  ...figures,
  textOverflow: 'clip',
  '@media': { [media.print]: { display: 'block', marginInlineStart: 'auto' } },
});
export const selectControl = layoutStyle({
  appearance: 'auto',
  // Safari draws no shadow around a list with its own looks: the ring is an outline here, as everywhere else.
  selectors: {
    '&:focus-visible': {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.line.thin})`,
      boxShadow: 'none',
      '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
    },
  },
  paddingInline: vars.space.xsmall,
  // Half a pixel up: else its text may stand a whole one below those in the fields beside it.
  paddingBlockEnd: `calc(${vars.space.xsmall} + ${vars.line.thin})`,
  '@media': { [media.print]: { ...plainOnPaper, appearance: 'none' } },
});

export const output = componentStyle({
  ...textStyle('standard'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  paddingInline: vars.size.controlInset,
  overflowWrap: 'anywhere',
  '@container': { [asCards]: { paddingInline: 0 } },
});

/** In a card too it ends where the figures in the boxes above and below it end. */
export const endOutput = layoutStyle({
  ...figures,
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
  selectors: behindEditor,
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

/** As in a field: a cell that gets the focus, and so its editor, does not move the lines below. */
export const error = componentStyle({
  ...textStyle('small'),
  selectors: { ...behindEditor, [`${withEditor} > &`]: { gridArea: '3 / 1' } },
  display: 'flex',
  gap: vars.space.xsmall,
  paddingBlockStart: `calc(${vars.space.xsmall} + ${vars.space.xxsmall})`,
  color: vars.tone.critical.text,
  fontWeight: vars.font.medium,
  overflowWrap: 'anywhere',
  textAlign: 'start',
});

export const empty = componentStyle({
  ...textStyle('standard'),
  paddingInline: vars.space.medium,
  color: vars.color.textMuted,
  '@container': { [asCards]: { paddingInline: 0 } },
});
