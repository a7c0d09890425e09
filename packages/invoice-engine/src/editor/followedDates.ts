import { defaultDueDate } from '../date/dueDate.ts';
import type { IsoDate } from '../date/isoDate.ts';
import type { EditorState } from './EditorState.ts';

/** The due date that goes with the date of a document; none without one. */
export function followingDueDate(date: IsoDate | undefined): IsoDate | undefined {
  return date === undefined ? undefined : defaultDueDate(date);
}

/** The state with another date and the dates that follow it (SPEC.md E9). */
export function withDate<Saved>(
  state: EditorState<Saved>,
  date: IsoDate | undefined,
): EditorState<Saved> {
  if (date === state.date) return state;
  if (date === undefined) return { ...state, date };
  return {
    ...state,
    date,
    dueDate: state.dueDateFollows ? defaultDueDate(date) : state.dueDate,
    deliveryDate: state.deliveryDateFollows ? date : state.deliveryDate,
  };
}
