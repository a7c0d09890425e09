import {
  useEffect,
  useEffectEvent,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { readFieldTexts } from '../../intl/readFields.nl-BE.ts';
import type { TextControl } from './inputDelegation.ts';
import { useMessages } from '../messages.ts';

/** What `useReadText` gives, as far as the input needs it. */
export interface ReadText {
  text: string;
  offer: string | undefined;
  taken: string | undefined;
  isJudged: boolean;
  sent: string | undefined;
  type: (text: string) => void;
  paste: (text: string) => void;
  /** Whether there is something left to swap. */
  swap: () => boolean;
  undo: () => boolean;
  redo: () => boolean;
  commit: () => void;
  finish: () => boolean;
  check: () => void;
}

/** What {@link useReadInput} is given. */
interface ReadInputOptions {
  /** The text and what is read from it. */
  reading: ReadText;
  /** Whether everything typed is kept out but digits and separators. */
  acceptsDigitsOnly: boolean;
  /** Whether it is read-only: it can be focused and copied. */
  isReadOnly?: boolean | undefined;
  /** Called when the field is left. */
  onBlur: (() => void) | undefined;
  /** The input, once it is on the page; always the same function. */
  findInput: () => TextControl | null | undefined;
}

/** The props of an input whose text is parsed, and its messages (a hook). */
export function useReadInput({
  reading,
  acceptsDigitsOnly,
  isReadOnly,
  onBlur,
  findInput,
}: ReadInputOptions) {
  const texts = useMessages('readField', readFieldTexts);
  const [announcement, setAnnouncement] = useState('');
  const refuse = useEffectEvent((event: InputEvent) => {
    if (!acceptsDigitsOnly || !isKeptOut(event)) return;
    event.preventDefault();
    setAnnouncement(texts.digitsOnly);
  });
  const find = useEffectEvent(findInput);
  useEffect(() => {
    const input = find();
    // The native event: React's of that name does not cover all kinds of input.
    const listener = (event: Event) => {
      if (event instanceof InputEvent) refuse(event);
    };
    input?.addEventListener('beforeinput', listener);
    return () => input?.removeEventListener('beforeinput', listener);
  }, []);
  const { offer, taken } = reading;
  const hints = [taken && texts.read(taken), offer && texts.swapKey(offer)].filter(Boolean);
  return {
    /** The message beside the input; usually empty. */
    words: hints.length === 0 ? announcement : hints.join(' '),
    type(text: string) {
      setAnnouncement('');
      reading.type(text);
    },
    pressSwap() {
      const input = findInput();
      // The button goes when there is nothing left to swap: the focus continues with the field.
      if (!reading.swap()) input?.focus();
      if (input) notifyForm(input);
    },
    /** For the input. */
    handlers: {
      onBlur() {
        setAnnouncement('');
        reading.finish();
        onBlur?.();
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => pressKey(event, reading),
      onPaste(event: ClipboardEvent<HTMLInputElement>) {
        if (isReadOnly !== true) paste(event, reading);
      },
      onDrop(event: DragEvent<HTMLInputElement>) {
        const dropped = event.dataTransfer.getData('text/plain');
        event.preventDefault();
        if (isReadOnly !== true) takeOver(event, () => reading.paste(dropped));
      },
    },
  };
}

/** Shortcuts of the page (save, next line) run after the value is committed. Clipboard keys are no shortcuts. */
function pressKey(event: KeyboardEvent<HTMLInputElement>, reading: ReadText): void {
  const { key, target, nativeEvent } = event;
  if (nativeEvent.isComposing || isFixed(target)) return;
  const isCommand = event.ctrlKey || event.metaKey;
  const letter = key.toLowerCase();
  if (key === 'F8') {
    if (reading.offer !== undefined) takeOver(event, reading.swap);
  } else if (isCommand && (letter === 'z' || letter === 'y')) {
    const isRedo = letter === 'y' || event.shiftKey;
    if (isRedo ? reading.redo() : reading.undo()) takeOver(event, () => {});
  } else if (key === 'Enter' && !isCommand && !event.altKey) {
    if (!reading.finish()) event.preventDefault();
  } else if (isShortcut(event)) {
    reading.commit();
  }
}

/** The input is the target of its events, and not always what listens to them. */
function isFixed(input: EventTarget): boolean {
  return input instanceof HTMLInputElement && input.readOnly;
}

const modifiers = ['Alt', 'AltGraph', 'Control', 'Meta', 'Shift'];

/** A key that does something elsewhere, such as Ctrl+S; a modifier by itself does nothing yet. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (modifiers.includes(event.key)) return false;
  const isTyped = event.getModifierState('AltGraph') || 'acvx'.includes(event.key.toLowerCase());
  return (event.ctrlKey || event.metaKey || event.altKey) && !isTyped;
}

/** Does something in the place of the browser. */
function takeOver(event: SyntheticEvent<HTMLInputElement>, act: () => unknown): void {
  event.preventDefault();
  act();
  notifyForm(event.target);
}

/** Notifies the form that the field changed: its message no longer applies. */
function notifyForm(input: EventTarget): void {
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const digitsAndMarks = /^[\p{Nd}.,．，\s\p{Pd}\u2212\p{Cf}]*$/u;

/** What is typed and is no part of a number. A second comma is not kept out: dropped, it would change the number. */
function isKeptOut({ data }: InputEvent): boolean {
  return data !== null && !digitsAndMarks.test(data);
}

/** From the clipboard itself: an input leaves out line ends, and two cells become one number. */
function paste(event: ClipboardEvent<HTMLInputElement>, reading: ReadText): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement)) return;
  const { value, selectionStart, selectionEnd } = target;
  const start = selectionStart ?? value.length;
  const end = selectionEnd ?? start;
  const pasted = event.clipboardData.getData('text/plain');
  takeOver(event, () => reading.paste(value.slice(0, start) + pasted + value.slice(end)));
}
