/** What can be done when the right thing is not in the list. */
export interface SearchComboBoxAction {
  /** The words, a verb first. */
  label: string;
  /** Called with what was typed, when somebody asks for it by Enter or a press. */
  onAction: (text: string) => void;
}
