/** Left, top, width and height of a stroke. */
type Stroke = readonly [x: number, y: number, width: number, height: number];

/**
 * The icons `add`, `copy` and `remove` of Icon as strokes on whole pixels, drawn by gradients: a mask for
 * each button of a long document makes every key slower (docs/decisions/0025).
 */
const strokes = {
  add: [
    [8, 3, 1, 11],
    [3, 8, 11, 1],
  ],
  copy: [
    [6, 6, 9, 1],
    [6, 14, 9, 1],
    [6, 6, 1, 9],
    [14, 6, 1, 9],
    [2, 2, 9, 1],
    [2, 2, 1, 9],
    [10, 2, 1, 2],
    [2, 10, 3, 1],
  ],
  remove: [
    [2, 4, 13, 1],
    [6, 2, 5, 1],
    [6, 2, 1, 2],
    [10, 2, 1, 2],
    [4, 4, 1, 11],
    [12, 4, 1, 11],
    [4, 14, 9, 1],
    [7, 7, 1, 5],
    [9, 7, 1, 5],
  ],
} satisfies Record<string, readonly Stroke[]>;

/** An icon that a button of a line can have. */
export type ActionIcon = keyof typeof strokes;

/** Pixels, at the usual text size. */
const rem = (pixels: number) => `${pixels / 16}rem`;

/** The width and height of an icon. */
export const iconSide = rem(17);

/** An icon as a CSS background of a box of `iconSide`. */
export function iconBackground(icon: ActionIcon): string {
  return strokes[icon]
    .map(
      ([x, y, width, height]) =>
        `linear-gradient(currentColor 0 0) ${rem(x)} ${rem(y)} / ${rem(width)} ${rem(height)} no-repeat`,
    )
    .join(', ');
}
