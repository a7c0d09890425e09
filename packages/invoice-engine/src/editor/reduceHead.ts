import type { EditorEventOf } from './EditorEvent.ts';
import type { EditorState } from './EditorState.ts';
import { sameCustomer } from './sameCustomer.ts';
import { withDate } from './followedDates.ts';

/** What happens to the head of a document, and changes no amount. */
export type HeadEvent = EditorEventOf<
  | 'countingTypeEdited'
  | 'customerPicked'
  | 'customerCleared'
  | 'dateEdited'
  | 'dueDateEdited'
  | 'deliveryDateEdited'
  | 'textEdited'
>;

/** The editor after something happened to the head of its document. */
export function reduceHead<Saved>(state: EditorState<Saved>, event: HeadEvent): EditorState<Saved> {
  switch (event.type) {
    case 'countingTypeEdited':
      return change(state, { countingType: event.countingType });
    case 'customerPicked': {
      const { customer, countingType } = event;
      const isSame = sameCustomer(customer, state.customer);
      return change(state, { customer: isSame ? state.customer : customer, countingType });
    }
    case 'customerCleared':
      return change(state, { customer: undefined });
    case 'dateEdited':
      return withDate(state, event.date);
    case 'dueDateEdited':
      return event.date === state.dueDate
        ? state
        : { ...state, dueDate: event.date, dueDateFollows: false };
    case 'deliveryDateEdited':
      return event.date === state.deliveryDate
        ? state
        : { ...state, deliveryDate: event.date, deliveryDateFollows: false };
    case 'textEdited':
    default:
      return change(state, { [event.field]: event.value });
  }
}

type Head = Pick<EditorState, 'countingType' | 'customer' | 'reference' | 'remarks' | 'notes'>;

/** The state with these fields; the same state when it has them. */
function change<Saved>(state: EditorState<Saved>, changes: Partial<Head>): EditorState<Saved> {
  const names = Object.keys(changes) as (keyof Head)[];
  return names.every((name) => state[name] === changes[name]) ? state : { ...state, ...changes };
}
