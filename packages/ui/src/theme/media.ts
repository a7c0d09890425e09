/** Media queries with a name. The widths grow with the reader's text size. */
export const media = {
  /** A telephone, or a screen at 400 %: one column. */
  narrow: '(max-width: 39.99rem)',
  /** Room for a sidebar beside the page. */
  wide: '(min-width: 64rem)',
  /** A finger, which needs larger targets than a mouse. */
  coarsePointer: '(pointer: coarse)',
  /** The system's own few colours replace ours; only borders and outlines show shape. */
  forcedColors: '(forced-colors: active)',
  /** The reader asked for less movement. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** Print. */
  print: 'print',
} as const;
