import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layoutStyle } from '../../theme/layeredStyle.ts';
import { lineCard } from '../../theme/lineCard.ts';
import { media } from '../../theme/media.ts';
import { hideInPrint } from '../../theme/print/print.ts';
import { focusRingInside, tabularNumbers, textStyle } from '../../theme/textStyle.ts';
import { button } from '../Button/Button.css.ts';
import { square } from '../IconButton/IconButton.css.ts';
import { iconBackground, iconSide, type ActionIcon } from './actionIcons.ts';
import {
  asCards,
  asOneColumn,
  asTwoColumns,
  besideControls,
  insetOfBox,
  line,
  row,
  stickyTop,
} from './LineItemsGrid.css.ts';

export const lineRow = componentStyle({
  ...row,
  alignItems: 'start',
  // With the line above it.
  paddingBlockStart: `calc(${vars.space.xsmall} - ${vars.line.thin})`,
  paddingBlockEnd: vars.space.xsmall,
  borderBlockStart: line,
  // A change in a line does not affect other lines, and is painted separately.
  contain: 'layout style',
  '@media': { [media.print]: { display: 'table-row', contain: 'none' } },
  '@container': {
    [asCards]: {
      // The last of three has room for an amount.
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 7fr)',
      ...lineCard,
    },
    [asTwoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [asOneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const lineNumber = componentStyle({
  ...textStyle('small'),
  ...tabularNumbers,
  // As high as its last line, the number: the word above it takes no space, because the column header has it.
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  blockSize: vars.size.control,
  // A pixel below the middle, on the baseline of the fields beside it.
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
  '@media': { [media.print]: { borderBlockStart: line, verticalAlign: 'top' } },
  '@container': {
    [asCards]: {
      '::before': {
        ...textStyle('xsmall'),
        display: 'block',
        paddingBlockEnd: vars.space.xxsmall,
        content: 'attr(data-label) / ""',
        color: vars.color.textMuted,
        textAlign: 'start',
      },
    },
  },
});

/** A number: in a card its label is above it. */
export const numberCell = componentStyle({
  '@container': { [asCards]: { '::before': { paddingInline: insetOfBox, textAlign: 'end' } } },
});

/** Takes the whole width of a card; the label of the first one is beside the number of the line. */
export const wideCell = componentStyle({
  '@container': {
    [asCards]: {
      position: 'relative',
      gridColumn: '1 / -1',
      selectors: {
        '&:nth-child(2)::before': {
          position: 'absolute',
          insetBlockEnd: 'calc(100% + 0.6875rem)',
          insetInlineStart: '4.5rem',
          paddingBlockEnd: 0,
        },
      },
    },
  },
});

/** The column below which a cell is placed. */
export const underName = '--ui-line-under';

/** In a second row of the line, below another cell; in a card one of many. */
export const under = layoutStyle({
  gridRow: 2,
  gridColumn: `var(${underName})`,
  '@container': { [asCards]: { gridRow: 'auto', gridColumn: 'auto' } },
});

/** Keeps a focused control clear of the sticky header. */
const clearOfHead = {
  scrollMarginBlock: `calc(${stickyTop} + ${vars.size.row} + ${vars.space.small})`,
};

const bare = { border: 'none', background: 'none' } as const;

export const control = layoutStyle({
  ...clearOfHead,
  // As wide as its text: the widest makes the column.
  '@media': { [media.print]: { ...bare, fieldSizing: 'content', inlineSize: 'auto' } },
});
/** Of a fixed height: typing in it causes no layout outside it. */
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
/** The arrow of Select, drawn by gradients: an image would be one more in each of thousands of lines. */
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
    [media.print]: { ...bare, backgroundImage: 'none' },
  },
});

export const output = componentStyle({
  ...textStyle('standard'),
  ...besideControls,
  paddingInline: insetOfBox,
  overflowWrap: 'anywhere',
  '@container': { [asCards]: { paddingInline: 0 } },
});

/** In a card too it is aligned with the numbers in the boxes above and below it. */
export const endOutput = layoutStyle({
  ...tabularNumbers,
  justifyContent: 'end',
  '@container': { [asCards]: { paddingInline: insetOfBox } },
});

/** A text that is a button, and looks like one where the pointer is. */
export const opening = layoutStyle({
  ...bare,
  inlineSize: '100%',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline dotted', textUnderlineOffset: '0.2em' },
    '&:focus-visible': focusRingInside,
  },
});

/** As high as its text: it belongs to the cell above it. */
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

/** Centres one line in a control, like that of the controls beside it. */
const aroundOneLine = `max(${vars.space.xsmall}, (${vars.size.control} - 1lh) / 2 - ${vars.line.thin})`;

export const growing = layoutStyle({
  '::after': { minBlockSize: vars.size.control, paddingBlock: aroundOneLine },
});

export const growingControl = layoutStyle({ paddingBlock: aroundOneLine });

export const actions = hideInPrint(
  componentStyle({
    ...besideControls,
    justifyContent: 'end',
    '@container': {
      [asCards]: { gridArea: '1 / 2 / 2 / -1', minBlockSize: vars.size.controlSmall },
    },
  }),
);

/** A native button that looks like an IconButton: a page may have a thousand. */
const anyAction = layoutStyle({
  ...clearOfHead,
  position: 'static',
  color: vars.tone.neutral.text,
  selectors: {
    '&:hover': { background: vars.tone.neutral.soft, color: vars.tone.neutral.onSoft },
    '&:active': { background: vars.tone.neutral.softHovered, color: vars.tone.neutral.onSoft },
  },
  // Drawn by the style sheet: elements of their own would be four in each of thousands of lines.
  '::before': {
    content: '',
    inlineSize: iconSide,
    blockSize: iconSide,
    forcedColorAdjust: 'none',
  },
  '@media': { [media.forcedColors]: { '::before': { color: 'ButtonText' } } },
});

/** The buttons of a line, by what they do. */
export const action = {
  addBelow: actionWith('add'),
  duplicate: actionWith('copy'),
  delete: actionWith('remove'),
};

function actionWith(icon: ActionIcon): string {
  const picture = layoutStyle({ '::before': { background: iconBackground(icon) } });
  return `${button} ${square.small} ${anyAction} ${picture}`;
}

/** Aligned with the text of the first column. */
export const errors = hideInPrint(
  componentStyle({
    gridColumn: '1 / -1',
    display: 'flex',
    flexDirection: 'column',
    paddingBlock: vars.space.xsmall,
    paddingInlineStart: `calc(2rem + 2 * ${vars.space.xsmall})`,
    '@container': { [asCards]: { paddingInlineStart: 0 } },
  }),
);

/** An error of a field, as high as the button in it. */
export const error = layoutStyle({
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingBlockStart: 0,
  textAlign: 'start',
});

export const toCell = componentStyle({
  minBlockSize: vars.size.target,
  ...bare,
  padding: 0,
  textDecoration: 'underline',
  cursor: 'pointer',
});
