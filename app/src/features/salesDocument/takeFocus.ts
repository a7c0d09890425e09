/** For the ref of a button that gets the focus as soon as it is there. */
export function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}
