import { isMet } from './editorSeat.ts';
import type { TextControl } from './gridPlaces.ts';

/** What was handed over of what is typed in a control, until its line has another text. */
const handedOver = new WeakMap<TextControl, string>();

/** A text on one line. The browser would leave the line ends out: of 12 and 13 it makes 1213. */
export const onOneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ');

/** A text as a control writes it: one line, or lines that end with LF. */
const asShown = (control: TextControl, text: string): string =>
  control instanceof HTMLInputElement ? onOneLine(text) : text.replaceAll(/\r\n?/g, '\n');

/** What is typed in a control and is not handed over yet; from now on it is. */
export function takeTyped(control: TextControl): string | undefined {
  const { value, defaultValue } = control;
  if (value === (handedOver.get(control) ?? asShown(control, defaultValue))) return undefined;
  handedOver.set(control, value);
  return value;
}

/** Shows the new text of a line in place of the old one, never in place of what is being typed. */
export function showText(control: TextControl, before: string, after: string): void {
  if (before === after) return;
  const known = handedOver.get(control) ?? asShown(control, before);
  handedOver.delete(control);
  if (control.value === known) control.value = asShown(control, after);
}

/** The control that people meet in a cell. */
export function controlOf(cell: HTMLElement | undefined) {
  const found = cell?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input, textarea, select',
  );
  return Array.from(found ?? []).find(isMet);
}

/** What somebody reads in a cell. */
export function shownIn(cell: HTMLElement | undefined): string {
  const control = controlOf(cell);
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.label ?? '';
  return control?.value ?? '';
}
