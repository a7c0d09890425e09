/** The size of the grid on which icons are drawn. */
const grid = 20;
/** How wide a stroke is on it. */
const stroke = 1.6;

/**
 * The backgrounds that draw an icon of strokes that go straight across or straight down, in the colour of
 * the text: a bar for each stroke.
 *
 * @param path the data of an SVG path of M, H, h, V, v and z, on a grid of 20 by 20.
 * @throws RangeError where a stroke goes another way.
 */
export function barsOf(path: string): readonly string[] {
  const bars: string[] = [];
  let from = { x: 0, y: 0 };
  let first = from;
  for (const [, command = '', numbers = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const values = Array.from(numbers.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), Number);
    if (command === 'M') {
      const [x = 0, y = 0] = values;
      first = { x, y };
      from = first;
      continue;
    }
    const to = endOf(command, values, from, first);
    bars.push(bar(from, to));
    from = to;
  }
  return bars;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function endOf(command: string, [length = 0]: readonly number[], { x, y }: Point, first: Point) {
  switch (command) {
    case 'H':
      return { x: length, y };
    case 'h':
      return { x: x + length, y };
    case 'V':
      return { x, y: length };
    case 'v':
      return { x, y: y + length };
    case 'z':
      return first;
    default:
      throw new RangeError(`A stroke of '${command}' is no bar.`);
  }
}

function bar(one: Point, other: Point): string {
  const width = Math.abs(one.x - other.x) + stroke;
  const height = Math.abs(one.y - other.y) + stroke;
  const left = Math.min(one.x, other.x) - stroke / 2;
  const top = Math.min(one.y, other.y) - stroke / 2;
  // A place in percent is a share of what the bar leaves free.
  const place = `${percent(left, grid - width)} ${percent(top, grid - height)}`;
  return `linear-gradient(currentColor 0 0) ${place} / ${percent(width, grid)} ${percent(height, grid)} no-repeat`;
}

const percent = (part: number, whole: number): string =>
  `${Math.round((part / whole) * 1e4) / 100}%`;
