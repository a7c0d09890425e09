import {
  createContainer,
  fallbackVar,
  globalStyle,
  type GlobalStyleRule,
} from '@vanilla-extract/css';
import { stickyOffset } from '../../private/stickyOffset.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { layers } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { offPaper, onPaper } from '../../theme/paper.ts';
import { figures, focusRingInside, hiddenFromSight, textStyle } from '../../theme/textStyle.ts';

const room = createContainer();
/** Room for columns runs out here: 640 pixels at the usual text size, measured on the table itself. */
const asCards = `${room} (max-width: 39.99rem)`;
/** No room for a label beside its value either: large letters on a small screen. */
const asNarrowCards = `${room} (max-width: 14.99rem)`;
/** Columns, and no room beside many of them. */
const asTightTable = `${room} (min-width: 40rem) and (max-width: 63.99rem)`;

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

/** On paper nothing measures its room: there it is a table on a narrow sheet too, never cards. */
const measured = { containerName: room, containerType: 'inline-size' } as const;
const unmeasured = { [media.print]: { containerName: 'none', containerType: 'normal' } } as const;

export const container = {
  room: componentStyle({ ...measured, '@media': unmeasured }),
  screen: componentStyle({ '@media': { [media.narrow]: measured, ...unmeasured } }),
};

/** Whole on paper, over as many sheets as it takes. */
const wholeOnPaper = {
  '@media': {
    [media.print]: {
      maxBlockSize: 'none',
      overflow: 'visible',
      border: 'none',
      borderRadius: 0,
    },
  },
} as const;

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
    ...wholeOnPaper,
  }),
  // The head can only stick to what scrolls: here that is the box itself, which therefore ends in sight.
  scrolling: componentStyle({
    ...shared,
    overflow: 'auto',
    maxBlockSize: `calc(100dvh - ${fallbackVar(stickyOffset, '0px')} - ${vars.space.xlarge})`,
    selectors: { '&:focus-visible': focusRingInside },
    ...wholeOnPaper,
  }),
};

export const table = componentStyle({
  ...textStyle('small'),
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  // Not `start`, which a browser takes for nothing said, and then centres headers.
  textAlign: 'left',
  '@container': { [asCards]: { display: 'block' } },
  // A sheet is narrower than the widths below add up to: there the texts share it.
  '@media': { [media.print]: { tableLayout: 'auto' } },
});

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

const columnWidth = (inlineSize: string) =>
  componentStyle({ inlineSize, '@media': { [media.print]: { inlineSize: 'auto' } } });

/**
 * The least widths of columns: a short word, a code of five, a date or an amount, the same below a longer header, a
 * telephone number, a street, a name. Together eight of the larger ones fit beside a sidebar on a screen of 1280 pixels.
 */
export const width = {
  tiny: columnWidth('4.3rem'),
  xsmall: columnWidth('4.6rem'),
  compact: columnWidth('5.3rem'),
  snug: columnWidth('6rem'),
  small: columnWidth('7.2rem'),
  medium: columnWidth('8.25rem'),
  large: columnWidth('9rem'),
};

/** For a column of figures; other text stands where the reading starts. */
export const endAligned = componentStyle({
  ...figures,
  '@container': { [asCards]: { textAlign: 'start', whiteSpace: 'normal' } },
});

export const head = componentStyle({ '@container': { [asCards]: hiddenFromSight } });

export const columnHeader = componentStyle({
  position: 'sticky',
  insetBlockStart: fallbackVar(stickyOffset, '0px'),
  zIndex: vars.zIndex.sticky,
  ...textStyle('xsmall'),
  ...cellPadding,
  blockSize: vars.size.controlSmall,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  fontWeight: vars.font.medium,
  selectors: { ...sideCells, [`${region.scrolling} &`]: { insetBlockStart: 0 } },
  '@media': { [media.print]: { position: 'static', verticalAlign: 'bottom' } },
});

/** Its button fills it. */
export const sortableHeader = componentStyle({
  '@media': {
    screen: { padding: 0, selectors: { '&:first-child, &:last-child': { padding: 0 } } },
  },
});

const sortButtonLook = onPaper(
  componentStyle({
    ...cellPadding,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    inlineSize: '100%',
    minBlockSize: vars.size.controlSmall,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    '@media': { [media.print]: { overflowWrap: 'break-word' } },
    cursor: 'pointer',
    transition: `background ${vars.motion.fast}`,
    selectors: {
      '&:hover': { background: vars.tone.neutral.softHovered, color: vars.tone.neutral.onSoft },
      '&:active': { background: vars.tone.neutral.softPressed },
      '&:focus-visible': focusRingInside,
      'th[aria-sort] > &': { color: vars.color.text, fontWeight: vars.font.strong },
      'th:first-child > &': { paddingInlineStart: vars.size.cellInset },
      'th:last-child > &': { paddingInlineEnd: vars.size.cellInset },
    },
  }),
  'contents',
);

/** The picture of a column of figures stands before its name: so name and figures end on one line. */
export const sortButton = {
  start: sortButtonLook,
  end: `${sortButtonLook} ${componentStyle({ flexDirection: 'row-reverse', textAlign: 'end' })}`,
};

export const sortPicture = componentStyle({
  flex: 'none',
  display: 'flex',
  '@media': {
    [media.print]: {
      display: 'inline-flex',
      marginInlineStart: vars.space.xsmall,
      verticalAlign: 'middle',
    },
  },
});

/** That a header can sort is to be seen, without shouting in every column. */
export const restingSortPicture = offPaper(
  componentStyle({ flex: 'none', display: 'flex', color: vars.color.textDisabled }),
);

export const sortChoice = offPaper(componentStyle({ marginBlockEnd: vars.space.medium }));

export const body = componentStyle({
  color: vars.color.text,
  '@container': { [asCards]: { display: 'block' } },
});

/** Newer rows are on their way. */
export const staleBody = componentStyle({
  color: vars.color.textMuted,
  transition: `color ${vars.motion.fast} ${vars.motion.slow}`,
});

export const row = componentStyle({
  // Holds two lines of text: room is kept for them before they are there. On the row and not on its
  // cells, each of which would be laid out twice for it.
  blockSize: `calc(${vars.size.row} + ${vars.line.thin})`,
  '@media': { [media.print]: { blockSize: 'auto' } },
  '@container': {
    [asCards]: {
      blockSize: 'auto',
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
const linkedRow = componentStyle({
  position: 'relative',
  zIndex: 0,
  cursor: 'pointer',
  transition: `background ${vars.motion.fast}`,
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { background: vars.color.rowHovered } } },
  },
});

// Cells have no class of their own: in a list of a thousand of them that would be felt.
const cells = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.components]: rule } });
const td = `${body} > tr > td`;
const th = `${body} > tr > th`;

cells(`${td}, ${th}`, {
  ...cellPadding,
  borderBlockStart: line,
  overflowWrap: 'anywhere',
  verticalAlign: 'middle',
  '@media': { [media.print]: { overflowWrap: 'break-word', verticalAlign: 'top' } },
  '@container': {
    [asCards]: {
      display: 'flex',
      columnGap: vars.space.medium,
      minBlockSize: '1lh',
      padding: 0,
      border: 'none',
    },
    [asNarrowCards]: { display: 'block' },
  },
});
cells(`${td}:first-child, ${th}:first-child`, {
  paddingInlineStart: vars.size.cellInset,
  '@container': { [asCards]: { padding: 0 } },
});
cells(`${td}:last-child, ${th}:last-child`, {
  paddingInlineEnd: vars.size.cellInset,
  '@container': { [asCards]: { padding: 0 } },
});
cells(th, {
  fontWeight: vars.font.medium,
  '@container': {
    [asCards]: { order: -1, ...textStyle('standard'), fontWeight: vars.font.strong },
  },
});

// In a card each value stands beside its label, and a label without a value is left out.
cells(`${td}[data-label]::before`, {
  ...textStyle('xsmall'),
  flex: 'none',
  inlineSize: '6.25rem',
  paddingBlockStart: '0.15em',
  content: 'attr(data-label) / ""',
  color: vars.color.textMuted,
  '@container': { [asNarrowCards]: { display: 'block', inlineSize: 'auto' } },
  '@media': { [media.print]: { display: 'none' } },
});
cells(`${td}[data-label]:empty`, {
  display: 'none',
  '@media': { [media.print]: { display: 'table-cell' } },
});

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

/** Its buttons are no part of what is copied, and a click beside one opens nothing. */
export const actionsCell = offPaper(
  componentStyle({
    textAlign: 'end',
    userSelect: 'none',
    cursor: 'default',
    '@container': { [asCards]: { flexWrap: 'wrap', justifyContent: 'end' } },
  }),
);

export const actionsColumn = offPaper(componentStyle({}));

/** The column of one picture; where there is little room for columns, no wider than the picture is. */
const pictureColumn = componentStyle({
  inlineSize: '3.4rem',
  '@container': { [asTightTable]: { inlineSize: '1.5rem' } },
});

const pictureCell = componentStyle({
  '@container': {
    [asTightTable]: {
      selectors: { 'table tr > &:last-child': { padding: 0, textAlign: 'start' } },
    },
  },
});

/** How wide the column of a row's buttons is, by what they are. */
export const actionsWidth = { buttons: width.small, picture: pictureColumn };
/** Its cells. */
export const actionsPlace = { buttons: '', picture: pictureCell };
/** A row, by whether it leads somewhere, and by its buttons where it does not. */
export const rowLook = {
  linked: `${row} ${linkedRow}`,
  buttons: row,
  picture: row,
};
