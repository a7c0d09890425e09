import type { KeyboardEvent } from 'react';

/** Safari ends a composition before its last key; only this old `keyCode` identifies the key. */
const keyOfComposition = 229;

/**
 * Whether a key belongs to what composes a letter, such as the Enter that takes one of the signs on
 * offer. Such a key does nothing else.
 */
export function isComposingKey({ nativeEvent }: KeyboardEvent): boolean {
  return composes(nativeEvent);
}

/** The same of the browser's own event. */
export function composes(event: globalThis.KeyboardEvent): boolean {
  return event.isComposing || Reflect.get(event, 'keyCode') === keyOfComposition;
}

/**
 * Whether a text changed in the middle of a letter, such as an accent that waits for what it is on.
 * The keyboard on a screen composes whole words: there each change counts.
 */
export function isHalfTyped(change: Event): boolean {
  const isComposing = 'isComposing' in change && change.isComposing === true;
  return isComposing && !window.matchMedia('(pointer: coarse)').matches;
}
