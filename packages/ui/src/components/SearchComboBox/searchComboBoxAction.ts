/** An action for when the right item is not in the list. */
export interface SearchComboBoxAction {
  /** The words, a verb first. */
  label: string;
  /** Called with the typed text, on Enter or a click. */
  onAction: (text: string) => void;
}
