/** Media queries with a name. The widths grow with the reader's text size. */
export const media = {
  /** A phone, or a screen at 400 %: one column. */
  narrow: '(max-width: 39.99rem)',
  /** Wide enough for a sidebar beside the page. */
  wide: '(min-width: 64rem)',
  /** Touch, which needs larger targets than a mouse. */
  coarsePointer: '(pointer: coarse)',
  /** System colours replace ours; only borders and outlines show shape. */
  forcedColors: '(forced-colors: active)',
  /** The user prefers reduced motion. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** Print. */
  print: 'print',
} as const;
