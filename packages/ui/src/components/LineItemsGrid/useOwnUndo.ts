import { useRef } from 'react';
import { isTextControl } from './gridPlaces.ts';

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

/** Compares what stands in a control with what stood there before anything was typed. */
export function useOwnUndo(): OwnUndo {
  const typing = useRef<{ control: EventTarget; before: string; isTyped: boolean }>(undefined);

  const typedIn = (target: EventTarget) => {
    const { current } = typing;
    return current?.control === target && current.isTyped ? current : undefined;
  };

  return {
    onKeyDown(target) {
      if (!isTextControl(target) || typedIn(target)) return;
      typing.current = { control: target, before: target.value, isTyped: false };
    },
    onInput(target) {
      if (typing.current?.control === target) typing.current.isTyped = true;
    },
    canUndo(target) {
      const typed = typedIn(target);
      return typed !== undefined && isTextControl(target) && target.value !== typed.before;
    },
    canRedo: (target) => typedIn(target) !== undefined,
    forget() {
      typing.current = undefined;
    },
  };
}
