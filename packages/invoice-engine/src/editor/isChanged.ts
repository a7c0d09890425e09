import type { EditorState } from './EditorState.ts';

/**
 * Whether `state` has input of the user that `saved` lacks: other lines, or another head (SPEC.md E23). Ids,
 * number and settings are ignored.
 *
 * @param saved the state as it was loaded, or as saving it left it: `reduceEditor(sent, linesReloaded)`
 */
export function isChanged(state: EditorState, saved: EditorState): boolean {
  return (
    headFields.some((field) => !isSame(state[field], saved[field])) ||
    state.lines.length !== saved.lines.length ||
    state.lines.some(({ mode, content }, index) => {
      const other = saved.lines[index];
      return other?.mode !== mode || !isSame(content, other.content);
    })
  );
}

/** The fields of a head that users fill in. The customer includes the counting type. */
export const headFields = [
  'date',
  'dueDate',
  'deliveryDate',
  'reference',
  'remarks',
  'notes',
  'customer',
  'countingType',
  'discount',
] as const;

/** Deep equality of plain data; undefined equals absent. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  return Object.keys({ ...one, ...other }).every((name) => isSame(one[name], other[name]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
