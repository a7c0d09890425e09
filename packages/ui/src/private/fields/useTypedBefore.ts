import { useEffect, useState, useSyncExternalStore } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const neverChanges = () => () => {};

/**
 * Takes over input from before hydration: replays its events to each field
 * afterwards.
 */
export function useTypedBefore() {
  const isTakingOver = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  // Read before React makes the fields its own: it writes some of them again.
  const [changes] = useState(() =>
    isTakingOver && 'document' in globalThis ? changesIn(globalThis.document) : [],
  );
  useEffect(() => {
    // After all that effects do: in development React does them twice.
    queueMicrotask(() => {
      for (const notify of changes.splice(0)) notify();
    });
  }, [changes]);
}

/** For each field that differs from what the server rendered: the events to send. */
function changesIn(page: Document): (() => void)[] {
  return [...page.querySelectorAll<Control>('input, textarea, select')].flatMap(
    (control) => changeOf(control) ?? [],
  );
}

function changeOf(control: Control): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) {
    const { value } = control;
    return value === sentValue(control) ? undefined : () => notifyChoice(control, value);
  }
  if (control instanceof HTMLInputElement && control.type === 'file') return undefined;
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    const { checked, defaultChecked } = control;
    return checked === defaultChecked ? undefined : () => notifyPress(control);
  }
  const typed = textIn(control);
  return typed.text === control.defaultValue ? undefined : () => notifyText(control, typed);
}

/**
 * Lets React hydrate a field in a Suspense boundary at once, as it does for any input event. React takes the
 * current text for the server-rendered one, and fires no change.
 */
function hydrateNow(control: Control) {
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function sentValue({ options }: HTMLSelectElement): string | undefined {
  const all = [...options];
  return (all.find((one) => one.defaultSelected) ?? all.find((one) => !one.disabled))?.value;
}

function notifyChoice(select: HTMLSelectElement, value: string) {
  hydrateNow(select);
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

function notifyPress(box: HTMLInputElement) {
  box.checked = box.defaultChecked;
  hydrateNow(box);
  box.click();
}

/** A text and where the caret is in it. */
interface TypedText {
  text: string;
  start: number | null;
  end: number | null;
}

function textIn(field: HTMLInputElement | HTMLTextAreaElement): TypedText {
  return { text: field.value, start: field.selectionStart, end: field.selectionEnd };
}

function notifyText(field: HTMLInputElement | HTMLTextAreaElement, typed: TypedText) {
  const sent = field.defaultValue;
  // React may have reset the value; the user may have typed further.
  const { text, start, end } = field.value === sent ? typed : textIn(field);
  // React tracks the last value, and fires a change only when the text differs from it.
  field.value = sent;
  hydrateNow(field);
  Reflect.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  if (start !== null) field.setSelectionRange(start, end);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  // Once the text has arrived.
  queueMicrotask(() => {
    const isLeft = field.ownerDocument.activeElement !== field;
    if (isLeft) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
}
