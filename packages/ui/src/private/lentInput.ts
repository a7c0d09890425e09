import { createContext, type ComponentProps, type SyntheticEvent } from 'react';

/** Finds the input of somebody else that a field is to work in, in the place of one of its own. */
export const LentInputContext = createContext<(() => HTMLInputElement | undefined) | undefined>(
  undefined,
);

const handlerOf = {
  focus: 'onFocus',
  blur: 'onBlur',
  change: 'onChange',
  keydown: 'onKeyDown',
  paste: 'onPaste',
  drop: 'onDrop',
} as const;

/** What a field does with the events of its input. */
export type InputHandlers = Pick<
  ComponentProps<'input'>,
  (typeof handlerOf)[keyof typeof handlerOf]
>;

/** A field that works in an input of somebody else; the same one until it goes. */
export interface Borrower {
  /** What it does now. */
  current: InputHandlers;
}

const borrowers = new WeakMap<EventTarget, Borrower>();

/** The field that works in an input at this moment. */
export const borrowerOf = (input: EventTarget): Borrower | undefined => borrowers.get(input);

/** Gives an input to a field, or back with `undefined`. */
export function lendTo(borrower: Borrower | undefined, input: HTMLInputElement): void {
  if (borrower) borrowers.set(input, borrower);
  else borrowers.delete(input);
}

/** Hands an event of an input on to the field that works in it; whether there is one. */
export function handOn(event: SyntheticEvent<EventTarget>): boolean {
  const borrower = borrowers.get(event.target);
  if (!borrower) return false;
  const name = handlerOf[event.type as keyof typeof handlerOf];
  // Which takes an event of that name, by the table above.
  (borrower.current[name] as ((one: typeof event) => void) | undefined)?.(event);
  return true;
}

/** For an input that is lent now and then. What else happens to it, is handed on by what stands around it. */
export const handingOn = { onPaste: handOn, onDrop: handOn } as const;
