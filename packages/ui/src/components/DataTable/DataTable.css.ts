import { fallbackVar, keyframes } from '@vanilla-extract/css';
import { stickyOffset } from '../../private/stickyOffset.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { figures, focusRingInside, hiddenFromSight, textStyle } from '../../theme/textStyle.ts';

/** Room for columns runs out here: 640 pixels at the usual text size, measured on the table itself. */
const asCards = '(max-width: 39.99rem)';
/** No room for a label beside its value either: large letters on a small screen. */
const asNarrowCards = '(max-width: 14.99rem)';

/** Between columns the space is shared; at the sides of the table it is the inset of a card. */
const cellPadding = {
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
} as const;
const sideCells = {
  '&:first-child': { paddingInlineStart: vars.size.cellInset },
  '&:last-child': { paddingInlineEnd: vars.size.cellInset },
} as const;

const line = `${vars.line.thin} solid ${vars.color.divider}`;

export const container = componentStyle({ containerType: 'inline-size' });

const shared = {
  background: vars.color.surface,
  border: line,
  borderRadius: vars.radius.large,
} as const;

export const region = {
  whole: componentStyle({
    ...shared,
    overflow: 'clip',
    '@container': {
      [asCards]: { overflow: 'visible', background: 'none', border: 'none', borderRadius: 0 },
    },
  }),
  // The head can only stick to what scrolls: here that is the box itself, which therefore ends in sight.
  scrolling: componentStyle({
    ...shared,
    overflow: 'auto',
    maxBlockSize: `calc(100dvh - ${fallbackVar(stickyOffset, '0px')} - ${vars.space.xlarge})`,
    vars: { [stickyOffset]: '0px' },
    selectors: { '&:focus-visible': focusRingInside },
  }),
};

const anyTable = componentStyle({
  ...textStyle('small'),
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@container': { [asCards]: { display: 'block' } },
});

/**
 * Marks a table whose rows are cards, so that each value gets its label. The container query alone could
 * say so, but a rule for `::before` in it would be weighed for every cell of every long list.
 */
const labelled = componentStyle({});

export const table = { columns: anyTable, cards: `${anyTable} ${labelled}` };

export const caption = componentStyle({
  ...textStyle('standard'),
  paddingBlock: vars.space.medium,
  paddingInline: vars.size.cellInset,
  fontWeight: vars.font.strong,
  textAlign: 'start',
  '@container': { [asCards]: { display: 'block', paddingInline: 0 } },
});

export const hiddenCaption = componentStyle(hiddenFromSight);
export const hidden = componentStyle(hiddenFromSight);

/**
 * The least widths of columns: a code of five, a telephone number, a street, a name. Together eight of
 * them fit beside a sidebar on a screen of 1280 pixels.
 */
export const width = {
  xsmall: componentStyle({ inlineSize: '4.6rem' }),
  small: componentStyle({ inlineSize: '7.2rem' }),
  medium: componentStyle({ inlineSize: '8.25rem' }),
  large: componentStyle({ inlineSize: '9rem' }),
};

export const align = {
  start: componentStyle({ textAlign: 'start' }),
  end: componentStyle({ ...figures, '@container': { [asCards]: { textAlign: 'start' } } }),
};

export const head = componentStyle({ '@container': { [asCards]: hiddenFromSight } });

export const columnHeader = componentStyle({
  position: 'sticky',
  insetBlockStart: fallbackVar(stickyOffset, '0px'),
  zIndex: vars.zIndex.sticky,
  ...textStyle('xsmall'),
  ...cellPadding,
  blockSize: vars.size.controlSmall,
  background: vars.color.sunken,
  borderBlockEnd: line,
  color: vars.color.textMuted,
  fontWeight: vars.font.medium,
  selectors: sideCells,
});

export const body = {
  fresh: componentStyle({ color: vars.color.text }),
  stale: componentStyle({
    color: vars.color.textMuted,
    transition: `color ${vars.motion.fast} ${vars.motion.slow}`,
  }),
};

export const row = componentStyle({
  '@container': {
    [asCards]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xsmall,
      marginBlockEnd: vars.space.small,
      paddingBlock: vars.space.medium,
      paddingInline: vars.size.cellInset,
      background: vars.color.surface,
      border: line,
      borderRadius: vars.radius.large,
    },
  },
});

/** A row of its own for painting: the outline of its link lies under the text, which can be selected. */
export const linkedRow = componentStyle({
  position: 'relative',
  zIndex: 0,
  cursor: 'pointer',
  transition: `background ${vars.motion.fast}`,
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { background: vars.color.rowHovered } } },
  },
});

const anyCell = componentStyle({
  ...cellPadding,
  // The height of a row holds two lines of text: room is kept for them before they are there.
  blockSize: `calc(${vars.size.row} + ${vars.line.thin})`,
  borderBlockEnd: line,
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
  verticalAlign: 'middle',
  selectors: {
    ...sideCells,
    'tr:last-child > &': { borderBlockEnd: 'none' },
    [`${labelled} &[data-label]::before`]: {
      ...textStyle('xsmall'),
      flex: 'none',
      inlineSize: '6.25rem',
      paddingBlockStart: '0.15em',
      content: 'attr(data-label) / ""',
      color: vars.color.textMuted,
      textAlign: 'start',
    },
  },
  '@container': {
    [asCards]: {
      display: 'flex',
      columnGap: vars.space.medium,
      blockSize: 'auto',
      padding: 0,
      border: 'none',
      whiteSpace: 'normal',
      selectors: {
        '&:first-child, &:last-child': { padding: 0 },
        '&[data-label]:empty': { display: 'none' },
      },
    },
    [asNarrowCards]: {
      display: 'block',
      selectors: {
        [`${labelled} &[data-label]::before`]: { display: 'block', inlineSize: 'auto' },
      },
    },
  },
});

const anyRowHeader = componentStyle({
  fontWeight: vars.font.medium,
  '@container': {
    [asCards]: {
      order: -1,
      ...textStyle('standard'),
      fontWeight: vars.font.strong,
    },
  },
});

/** Whole class names, ready to use: putting them together in every cell of a long list would be felt. */
export const cell = { start: `${anyCell} ${align.start}`, end: `${anyCell} ${align.end}` };
export const rowHeader = {
  start: `${cell.start} ${anyRowHeader}`,
  end: `${cell.end} ${anyRowHeader}`,
};

export const rowLink = componentStyle({
  color: 'inherit',
  textDecoration: 'none',
  scrollMarginBlockStart: `calc(${vars.size.row} + ${vars.space.small})`,
  selectors: {
    '&::after': {
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      content: '""',
      borderRadius: vars.radius.small,
    },
    'tr:hover &': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      ...focusRingInside,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:focus-visible::after': { outlineColor: 'Highlight' } },
    },
  },
});

export const actionsCell = componentStyle({
  ...cellPadding,
  paddingInlineEnd: vars.size.cellInset,
  borderBlockEnd: line,
  textAlign: 'end',
  selectors: { 'tr:last-child > &': { borderBlockEnd: 'none' } },
  '@container': { [asCards]: { padding: 0, border: 'none', textAlign: 'start' } },
});

const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = componentStyle({
  display: 'inline-block',
  blockSize: vars.space.small,
  borderRadius: vars.radius.small,
  background: vars.tone.neutral.softPressed,
  animation: `${appear} ${vars.motion.slow} ${vars.motion.fast} both, ${breathe} calc(2 * ${vars.motion.loop}) ease-in-out infinite`,
  '@media': { [media.forcedColors]: { background: 'GrayText' } },
});

export const skeletonWidths = [
  componentStyle({ inlineSize: '60%' }),
  componentStyle({ inlineSize: '85%' }),
  componentStyle({ inlineSize: '45%' }),
  componentStyle({ inlineSize: '72%' }),
];
