import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { states } from '../../theme/states.ts';
import { textStyle } from '../../theme/textStyle.ts';

export const calendar = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  inlineSize: '100%',
  minInlineSize: 0,
  maxInlineSize: '20rem',
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const month = componentStyle({ flex: '1 1 50%', minInlineSize: 0 });

export const year = componentStyle({ flex: '1 1 36%', minInlineSize: 0 });

export const grid = componentStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderSpacing: 0,
  borderCollapse: 'collapse',
  ...textStyle('small'),
  fontVariantNumeric: 'tabular-nums',
});

const row = `max(${vars.size.controlSmall}, ${vars.size.target})`;

export const day = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: row,
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  selectors: {
    // A month of fewer weeks has the height of six, so that content below does not shift.
    'tr:last-child:nth-child(5) > td > &': { marginBlockEnd: row },
    'tr:last-child:nth-child(4) > td > &': { marginBlockEnd: `calc(2 * ${row})` },
    '&[data-outside-month]': { visibility: 'hidden' },
    [states.hovered]: { background: vars.tone.neutral.soft },
    '&[data-today]': { borderColor: vars.color.controlEdge, fontWeight: vars.font.strong },
    [states.selected]: {
      background: vars.tone.accent.solid,
      borderColor: vars.tone.accent.solid,
      color: vars.tone.accent.onSolid,
      fontWeight: vars.font.strong,
    },
    '&[data-unavailable]': {
      color: vars.color.textMuted,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
    [states.disabled]: { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: {
        [states.hovered]: { borderColor: 'Highlight' },
        '&[data-today]': { borderColor: 'CanvasText' },
        [states.selected]: {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        [states.disabled]: { color: 'GrayText' },
      },
    },
  },
});

/** It keeps its line while it is empty, so that nothing moves under the pointer. */
export const reason = componentStyle({
  ...textStyle('small'),
  minBlockSize: `calc(1em * ${vars.text.small.lineHeight})`,
  color: vars.color.textMuted,
});
