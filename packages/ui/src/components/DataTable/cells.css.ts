import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { layers } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { textStyle } from '../../theme/textStyle.ts';
import type { TableCardPlace } from './column.ts';
import { body, endAligned, multiline } from './DataTable.css.ts';
import { asCards, asNarrowCards, asTable, cellPadding, line } from './container.css.ts';

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
    // One line a row; `useFullText` shows on demand what is cut off. Numbers are never cut.
    [asTable]: {
      overflow: 'hidden',
      overflowWrap: 'normal',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    [asCards]: {
      display: 'flex',
      columnGap: vars.space.small,
      flex: '1 1 100%',
      minInlineSize: 0,
      minBlockSize: '1lh',
      padding: 0,
      border: 'none',
    },
    [asNarrowCards]: { display: 'block' },
  },
});
// An address may be broken at its signs, but not in a row of one line.
cells(`${body} wbr`, { '@container': { [asTable]: { display: 'none' } } });
cells(`${td}.${endAligned}, ${td}[data-row-actions]`, {
  '@container': { [asTable]: { overflow: 'visible' } },
});
cells(`${td}.${multiline}, ${th}.${multiline}`, {
  '@container': { [asTable]: { overflowWrap: 'anywhere', whiteSpace: 'normal' } },
});
cells(`${td}:first-child, ${th}:first-child`, {
  paddingInlineStart: vars.size.cellInset,
  '@container': { [asCards]: { padding: 0 } },
});
cells(`${td}:last-child, ${th}:last-child`, {
  paddingInlineEnd: vars.size.cellInset,
  '@container': { [asCards]: { padding: 0 } },
});
cells(th, { fontWeight: vars.font.regular });

/** The name of a row's record: more prominent than its number. */
export const title = componentStyle({});
cells(`${body} > tr > .${title}`, { fontWeight: vars.font.medium });

/** The place of a value in a card. */
const cardPlace = (place: TableCardPlace, rule: GlobalStyleRule) =>
  cells(`${body} > tr > [data-card="${place}"]`, { '@container': { [asCards]: rule } });
const third = `calc((100% - 2 * ${vars.space.small}) / 3)`;
/** Room for an amount, on the narrowest screen too. */
const leastThird = '5.75rem';

cardPlace('title', {
  order: -2,
  // So wide that only what is aside fits beside it.
  flex: `1 1 calc(100% - ${vars.space.small} - 5rem)`,
  alignItems: 'center',
  ...textStyle('standard'),
  fontWeight: vars.font.strong,
});
cardPlace('aside', {
  order: -1,
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'end',
  color: vars.color.textMuted,
});
cardPlace('flow', { flex: 'none', maxInlineSize: '100%', alignItems: 'center' });
cardPlace('third', { display: 'block', flex: `0 0 ${third}`, minInlineSize: leastThird });
// Two of them that follow one another share a line.
cardPlace('twoThirds', { display: 'block', flex: `1 1 calc((100% - ${vars.space.small}) / 2)` });
// Their values are side by side, also where a label takes two lines.
const half = '[data-card="twoThirds"]';
cells(`${body} > tr > :is(${half} + ${half}, ${half}:has(+ ${half}))`, {
  '@container': { [asCards]: { alignSelf: 'end' } },
});

// In a card each value is beside or below its label, and a label without a value is left out.
cells(`${body} > tr > [data-label]::before`, {
  ...textStyle('xsmall'),
  flex: 'none',
  inlineSize: '6.25rem',
  paddingBlockStart: '0.15em',
  content: 'attr(data-label) / ""',
  color: vars.color.textMuted,
  '@container': { [asNarrowCards]: { display: 'block', inlineSize: 'auto' } },
  '@media': { [media.print]: { display: 'none' } },
});
cells(`${body} > tr > [data-card]::before`, {
  display: 'block',
  inlineSize: 'auto',
  paddingBlockStart: 0,
  lineHeight: 1.15,
});
const withoutLabel = ['title', 'aside', 'flow'].map((place) => `[data-card="${place}"]`);
cells(`${body} > tr > :is(${withoutLabel.join(', ')})::before`, { display: 'none' });
cells(`${td}[data-label]:empty`, {
  display: 'none',
  '@media': { [media.print]: { display: 'table-cell' } },
});
