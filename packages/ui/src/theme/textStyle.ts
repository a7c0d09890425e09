import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import type { HeadingLevel, TextSize } from './tokenTypes.ts';

/** Size, line height and tracking of running text, for use in a style rule. */
export function textStyle(size: TextSize) {
  const type = vars.text[size];
  return {
    fontSize: type.size,
    lineHeight: type.lineHeight,
    letterSpacing: type.tracking,
  } satisfies StyleRule;
}

/** Size, line height, tracking and weight of a heading, for use in a style rule. */
export function headingStyle(level: HeadingLevel) {
  const type = vars.heading[level];
  return {
    fontSize: type.size,
    lineHeight: type.lineHeight,
    letterSpacing: type.tracking,
    fontWeight: vars.font.strong,
    textWrap: 'balance',
  } satisfies StyleRule;
}

/** Numbers in columns: digits of one width, aligned to the right, never wrapped. */
export const tabularNumbers = {
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'right',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

/** The focus ring inside the edge, for what would otherwise be cut off by its neighbours. */
export const focusRingInside = {
  outlineOffset: `calc(-1 * ${vars.focus.width})`,
} satisfies StyleRule;

/** A list without bullets or numbers; Safari takes `none` for a sign that it is no list. */
export const noMarker = '""';

/** Available to screen readers, hidden from sight and from copied text. */
export const hiddenFromSight = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  userSelect: 'none',
} satisfies StyleRule;
