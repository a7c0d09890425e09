import { createVar, fallbackVar } from '@vanilla-extract/css';
import { stickyOffset } from '../../private/stickyOffset.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { lineCard } from '../../theme/lineCard.ts';
import { media } from '../../theme/media.ts';
import { hideInPrint, showInPrint } from '../../theme/print/print.ts';
import {
  tabularNumbers,
  focusRingInside,
  hiddenFromSight,
  textStyle,
} from '../../theme/textStyle.ts';
import { actionsWidths, columnWidths, tableColumnWidths, type TableColumnWidth } from './column.ts';
import {
  asCards,
  asTightTable,
  asWideTable,
  cellPadding,
  tableContainer,
  line,
} from './container.css.ts';

/** The least width of a table: that of its columns together. */
const leastWidth = createVar();
/** The name of its variable, `--x`. */
export const leastWidthName = leastWidth.slice('var('.length, -1);

const sideCells = {
  '&:first-child': { paddingInlineStart: vars.size.cellInset },
  '&:last-child': { paddingInlineEnd: vars.size.cellInset },
} as const;

/** In print it is always a table, also on a narrow sheet, never cards. */
const measured = { containerName: tableContainer, containerType: 'inline-size' } as const;
const unmeasured = { [media.print]: { containerName: 'none', containerType: 'normal' } } as const;

export const container = {
  container: componentStyle({ ...measured, '@media': unmeasured }),
  screen: componentStyle({ '@media': { [media.narrow]: measured, ...unmeasured } }),
};

/** Whole on paper, over as many sheets as it takes. */
const wholeInPrint = {
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
    ...wholeInPrint,
  }),
  // The head can only stick to what scrolls: here that is the box itself, which therefore ends in sight.
  scrolling: componentStyle({
    ...shared,
    // Where columns overflow the edge has a shadow; an overlay that scrolls along hides it at the end.
    background: [
      `linear-gradient(to right, ${vars.color.surface} 40%, transparent) left / 2rem 100% no-repeat local`,
      `linear-gradient(to left, ${vars.color.surface} 40%, transparent) right / 2rem 100% no-repeat local`,
      `linear-gradient(to right, ${vars.color.controlEdge}, transparent) left / 0.5rem 100% no-repeat scroll`,
      `linear-gradient(to left, ${vars.color.controlEdge}, transparent) right / 0.5rem 100% no-repeat scroll`,
      vars.color.surface,
    ].join(', '),
    overflow: 'auto',
    maxBlockSize: `calc(100dvh - ${fallbackVar(stickyOffset, '0px')} - ${vars.space.xlarge})`,
    selectors: { '&:focus-visible': focusRingInside },
    ...wholeInPrint,
  }),
};

export const table = componentStyle({
  ...textStyle('small'),
  inlineSize: '100%',
  minInlineSize: leastWidth,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  // Not `start`, which a browser treats as unset, and then centres headers.
  textAlign: 'left',
  '@container': { [asCards]: { display: 'block', minInlineSize: 0 } },
  // A sheet is narrower than the widths below add up to: there the texts share it.
  '@media': { [media.print]: { tableLayout: 'auto', minInlineSize: 0 } },
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

/** The width of a column, by its name; the flexible column has none. */
export const width = {
  ...(Object.fromEntries(
    tableColumnWidths.map((name) => [name, columnWidth(`${columnWidths[name]}rem`)]),
  ) as Record<TableColumnWidth, string>),
  rest: columnWidth('auto'),
};

/** A column of texts, which shares what is left of a wide table. */
export const restWhenWide = componentStyle({
  '@container': { [asWideTable]: { inlineSize: 'auto' } },
});

/** For a column of numbers; other text is aligned to the start. */
export const endAligned = componentStyle({
  ...tabularNumbers,
  '@container': { [asCards]: { textAlign: 'start', whiteSpace: 'normal' } },
});

/** For a column whose texts may take several lines. */
export const multiline = componentStyle({});

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
  overflowWrap: 'normal',
  selectors: { ...sideCells, [`${region.scrolling} &`]: { insetBlockStart: 0 } },
  '@media': { [media.print]: { position: 'static', verticalAlign: 'bottom' } },
});

/** Its button fills it. */
export const sortableHeader = componentStyle({
  '@media': {
    screen: { padding: 0, selectors: { '&:first-child, &:last-child': { padding: 0 } } },
  },
});

const sortButtonLook = showInPrint(
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

/** The picture of a column of numbers is before its name: so that name and numbers end at one edge. */
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
export const restingSortPicture = hideInPrint(
  componentStyle({ flex: 'none', display: 'flex', color: vars.color.textDisabled }),
);

export const sortChoice = hideInPrint(componentStyle({ marginBlockEnd: vars.space.medium }));

export const body = componentStyle({
  color: vars.color.text,
  // Buttons in a row are as narrow as their words allow.
  vars: { [vars.size.controlInset]: vars.space.small },
  '@container': { [asCards]: { display: 'block' } },
});

/** Newer rows are on their way. */
export const staleBody = componentStyle({
  color: vars.color.textMuted,
  transition: `color ${vars.motion.fast} ${vars.motion.slow}`,
});

export const row = componentStyle({
  // On the row: on its cells, each cell would be laid out twice.
  blockSize: vars.size.row,
  '@media': { [media.print]: { blockSize: 'auto' } },
  '@container': {
    [asCards]: {
      blockSize: 'auto',
      display: 'flex',
      flexWrap: 'wrap',
      ...lineCard,
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
export const actionsCell = hideInPrint(
  componentStyle({
    textAlign: 'end',
    userSelect: 'none',
    cursor: 'default',
    '@container': {
      [asCards]: {
        selectors: { 'tr > &': { flex: '1 1 auto' } },
        flexWrap: 'wrap',
        justifyContent: 'end',
      },
    },
  }),
);

export const actionsColumn = hideInPrint(componentStyle({}));

/** The column of one picture; where there is little room for columns, no wider than the picture is. */
const pictureColumn = componentStyle({
  inlineSize: `${actionsWidths.picture}rem`,
  '@container': { [asTightTable]: { inlineSize: '1.5rem' } },
});

const pictureCell = componentStyle({
  '@container': {
    [asTightTable]: {
      selectors: { 'table tr > &:last-child': { padding: 0, textAlign: 'start' } },
    },
  },
});

/** The bar in the place of buttons that are on their way. */
export const skeletonAction = {
  buttons: componentStyle({ inlineSize: '60%' }),
  picture: componentStyle({ inlineSize: vars.space.medium }),
};

/** How wide the column of a row's buttons is, by what they are. */
export const actionsWidth = {
  buttons: columnWidth(`${actionsWidths.buttons}rem`),
  picture: pictureColumn,
};
/** Its cells. */
export const actionsPlace = { buttons: '', picture: pictureCell };
/** A row, by whether it leads somewhere, and by its buttons where it does not. */
export const rowLook = {
  linked: `${row} ${linkedRow}`,
  buttons: row,
  picture: row,
};
