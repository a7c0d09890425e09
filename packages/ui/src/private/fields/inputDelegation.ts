import { createContext, type SyntheticEvent } from 'react';

/** A control in which text is typed. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Whether an element is a control in which text is typed. */
export function isTextControl(element: unknown): element is TextControl {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Finds the control that a field works in, once it is on the page; always the same one. */
export type FindControl = () => TextControl | undefined;

/** A field below this context uses the existing control, and renders none itself. */
export const DelegatedControlContext = createContext<FindControl | undefined>(undefined);

/** Where the error of a delegated control is shown: not beside it, so that nothing shifts. */
export interface ErrorPlace {
  /** The id of the text in the page. */
  id: string;
  /** Says an error, none with ''; undefined leaves it to the place. */
  say: (error: string | undefined) => void;
}

/** The place for the errors of the fields below. */
export const ErrorPlaceContext = createContext<ErrorPlace>({ id: '', say: () => {} });

const handlerOf = {
  focus: 'onFocus',
  blur: 'onBlur',
  change: 'onChange',
  keydown: 'onKeyDown',
  paste: 'onPaste',
  drop: 'onDrop',
  compositionend: 'onCompositionEnd',
} as const;

/** What a field does with the events of its control, which is their `target`. */
export type ControlHandlers = Partial<
  Record<(typeof handlerOf)[keyof typeof handlerOf], (event: never) => void>
>;

const delegates = new WeakMap<EventTarget, ControlHandlers>();

/** Whether a field works in a control, and so writes its text. */
export const hasDelegate = (control: EventTarget): boolean => delegates.has(control);

/** Gives the events of a control to a field, or back with `undefined`. */
export function delegateTo(handlers: ControlHandlers | undefined, control: TextControl): void {
  if (handlers) delegates.set(control, handlers);
  else delegates.delete(control);
}

/** Passes an event to the field that works in its target. */
export function passOn(event: SyntheticEvent<EventTarget>): void {
  const name = handlerOf[event.type as keyof typeof handlerOf];
  // Which takes an event of that name, by the table above.
  const handler = delegates.get(event.target)?.[name] as ((one: typeof event) => void) | undefined;
  handler?.(event);
}

/** A text on one line. The browser would leave the line ends out: of 12 and 13 it makes 1213. */
export const onOneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ');

/** Writes a text into a control. Where the whole text was selected, the new one is: it is typed over. */
export function writeText(control: TextControl, text: string): void {
  const isOneLine = control instanceof HTMLInputElement;
  const shown = isOneLine ? onOneLine(text) : text.replaceAll(/\r\n?/g, '\n');
  if (control.value === shown) return;
  const { selectionStart, selectionEnd, value } = control;
  const isSelected = isOneLine && selectionStart === 0 && selectionEnd === value.length;
  control.value = shown;
  growWithText(control);
  if (isSelected && control === document.activeElement) control.select();
}

/** Keeps a text area that is over its own text (`data-text`) as high as that. */
export function growWithText(control: EventTarget): void {
  if (control instanceof HTMLTextAreaElement)
    control.closest('[data-text]')?.setAttribute('data-text', control.value);
}
