import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** What a field with a parsed text reports to its form. */
interface FormField {
  /** Its name in a list of errors. */
  readonly label: string;
  /** What is sent for it, '' for no value; undefined while it holds none. */
  readonly sent: string | undefined;
  /** Shows the error of its value and returns it; undefined without an error. */
  readonly check: () => string | undefined;
  /** What takes the focus in the place of a hidden control. */
  readonly findFocus?: () => HTMLElement | null | undefined;
}

/** What keeps a form from being sent. */
export interface RefusedField {
  /** The `name` of the field; '' when it has none. */
  readonly name: string;
  readonly label: string;
  readonly message: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = new WeakMap<Element, RefObject<FormField>>();

/**
 * Registers a field with its form (a hook): each FormData of the form has `sent` under the name of the
 * control, instead of its text.
 * @param findControl finds the control once it is in the page
 */
export function useFormField(
  findControl: () => HTMLInputElement | null | undefined,
  field: FormField,
): void {
  const find = useEffectEvent(findControl);
  const newest = useRef(field);
  useLayoutEffect(() => {
    newest.current = field;
  });
  useLayoutEffect(() => {
    const control = find();
    if (control) fields.set(control, newest);
    // The same listener, however many fields there are. On the way down: before the page reads it.
    document.addEventListener('formdata', writeValues, true);
  }, []);
}

/** Lets each field of a form show its error; returns the errors from top to bottom. */
export function checkFields(form: HTMLFormElement): RefusedField[] {
  return controlsOf(form).flatMap((control) => {
    const field = fields.get(control)?.current;
    const message = field?.check();
    return field && message !== undefined
      ? [{ name: control.name, label: field.label, message }]
      : [];
  });
}

/** The element to focus for a control of a form: for a hidden control its visible counterpart. */
export function focusOf(control: HTMLElement): HTMLElement | undefined {
  const { findFocus } = fields.get(control)?.current ?? {};
  if (findFocus) return findFocus() ?? undefined;
  return control.matches('[type="hidden"]') ? undefined : control;
}

function writeValues({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement)) return;
  const controls = controlsOf(target).filter(isSent);
  const known = controls.filter((control) => control.name !== '' && fields.has(control));
  for (const name of new Set(known.map((control) => control.name))) {
    const texts = formData.getAll(name);
    formData.delete(name);
    for (const [index, control] of controls.filter((one) => one.name === name).entries()) {
      const field = fields.get(control)?.current;
      const value = field ? field.sent : texts[index];
      if (value !== undefined) formData.append(name, value);
    }
  }
}

/** Those that can be used, from top to bottom. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      element.matches('input, textarea, select') && !element.matches(':disabled'),
  );
}

/** Whether a form sends something for a control. */
const isSent = (control: Control): boolean =>
  !(control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) ||
  control.checked;
