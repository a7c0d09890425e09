import type { FieldInUse, TextInUse } from '../../state/editing/recordEditor.ts';

/** The text of the focused field; undefined when the focus is elsewhere. */
export function textInUse(): TextInUse | undefined {
  const field = document.activeElement;
  if (!isTextField(field)) return undefined;
  return { text: field.value, from: field.selectionStart, to: field.selectionEnd };
}

/** The field with the focus; undefined when that is no text field with a name. */
export function fieldInUse(): FieldInUse | undefined {
  const name = document.activeElement?.getAttribute('name') ?? '';
  const text = textInUse();
  return text && name !== '' ? { name, ...text } : undefined;
}

/** Puts the focus, the text and the caret back into that field, where it is on this page. */
export function continueIn({ name, ...text }: FieldInUse): void {
  document.getElementsByName(name)[0]?.focus();
  typeOn(text);
}

/** Has the text field with the focus hold that text, as if it were typed, with the caret where it was. */
export function typeOn({ text, from, to }: TextInUse): void {
  const field = document.activeElement;
  if (!isTextField(field)) return;
  if (field.value !== text) typeInto(field, text);
  if (from !== null) field.setSelectionRange(from, to);
}

/** By the setter of the browser itself: React takes what is set on the element for its own doing. */
function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

function isTextField(
  element: Element | null | undefined,
): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
