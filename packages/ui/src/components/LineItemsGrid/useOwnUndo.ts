import { useRef } from 'react';
import { borrowerOf, type Borrower } from '../../private/lentInput.ts';
import { isTextControl, type TextControl } from './gridPlaces.ts';

/** Whether undo and redo belong to the text that is being typed, or to the lines. */
export interface OwnUndo {
  /** Before a key does anything. */
  onKeyDown: (target: EventTarget) => void;
  /** After something was typed. */
  onInput: (target: EventTarget) => void;
  /** Whether the control can take back what was typed in it. */
  canUndo: (target: EventTarget) => boolean;
  /** Whether the control may set back what it took back. */
  canRedo: (target: EventTarget) => boolean;
  /** From here on the lines have it. */
  forget: () => void;
}

interface Typing {
  control: EventTarget;
  /** The field that worked in the control: what is undone is its affair. */
  field: Borrower | undefined;
  before: string;
  isTyped: boolean;
}

/** Whether the line has what stands in a control already: then to take that back is an undo of the line. */
function isInLine(control: TextControl): boolean {
  const text = control.closest<HTMLElement>('[data-column]')?.dataset['text'];
  return text?.replaceAll(/\r\n?/g, '\n') === control.value;
}

/** Compares what stands in a control with what stood there before anything was typed. */
export function useOwnUndo(): OwnUndo {
  const typing = useRef<Typing>(undefined);

  const typedIn = (target: EventTarget) => {
    const { current } = typing;
    const isSame = current?.control === target && current.field === borrowerOf(target);
    return isSame && current.isTyped ? current : undefined;
  };

  return {
    onKeyDown(target) {
      if (!isTextControl(target) || typedIn(target)) return;
      const field = borrowerOf(target);
      typing.current = { control: target, field, before: target.value, isTyped: false };
    },
    onInput(target) {
      if (typing.current?.control === target) typing.current.isTyped = true;
    },
    canUndo(target) {
      const typed = typedIn(target);
      if (typed === undefined || !isTextControl(target)) return false;
      return target.value !== typed.before && !isInLine(target);
    },
    canRedo: (target) => typedIn(target) !== undefined,
    forget() {
      typing.current = undefined;
    },
  };
}
