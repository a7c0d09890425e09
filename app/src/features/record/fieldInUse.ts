/** The field that somebody is typing in, by what another form of the same record finds it again. */
export interface FieldInUse {
  readonly name: string;
  /** Where the caret is, from the start of the text; from and to where something is chosen. */
  readonly from: number | null;
  readonly to: number | null;
}

/** The field with the focus; undefined when that is no text field with a name. */
export function fieldInUse(): FieldInUse | undefined {
  const field = document.activeElement;
  if (!isTextField(field) || field.name === '') return undefined;
  return { name: field.name, from: field.selectionStart, to: field.selectionEnd };
}

/** Puts the focus and the caret back into that field, where it stands on this page. */
export function goOnIn({ name, from, to }: FieldInUse): void {
  const field = document.getElementsByName(name)[0];
  if (!isTextField(field)) return;
  field.focus();
  if (from !== null) field.setSelectionRange(from, to);
}

function isTextField(
  element: Element | null | undefined,
): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
