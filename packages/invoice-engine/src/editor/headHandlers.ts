import type { EditorState } from './EditorState.ts';
import type { Handlers } from './EditorEvent.ts';
import { withDate } from './followedDates.ts';
import { isSame } from './isChanged.ts';

/** Reducers of the head of a document that change no amount. */
export const headHandlers: Handlers<
  | 'countingTypeEdited'
  | 'customerPicked'
  | 'customerCleared'
  | 'dateEdited'
  | 'dueDateEdited'
  | 'deliveryDateEdited'
  | 'textEdited'
> = {
  countingTypeEdited: (state, { countingType }) => change(state, { countingType }),
  customerPicked: (state, { customer, countingType }) => change(state, { customer, countingType }),
  customerCleared: (state) => change(state, { customer: undefined }),
  dateEdited: (state, { date }) => withDate(state, date),
  dueDateEdited: (state, { date }) =>
    date === state.dueDate ? state : { ...state, dueDate: date, dueDateFollows: false },
  deliveryDateEdited: (state, { date }) =>
    date === state.deliveryDate
      ? state
      : { ...state, deliveryDate: date, deliveryDateFollows: false },
  textEdited: (state, { field, value }) => change(state, { [field]: value }),
};

type Head = Pick<EditorState, 'countingType' | 'customer' | 'reference' | 'remarks' | 'notes'>;

/** The state with these fields; the same state when it has them. */
function change<Saved>(state: EditorState<Saved>, changes: Partial<Head>): EditorState<Saved> {
  const names = Object.keys(changes) as (keyof Head)[];
  return names.every((name) => isSame(state[name], changes[name]))
    ? state
    : { ...state, ...changes };
}
