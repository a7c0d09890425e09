/**
 * Most that an entry of packages/ui may weigh, code and styles together: kB (1,024 bytes), minified and
 * gzipped, with what it fetches on demand. A component that is not listed may weigh `defaultBudget`.
 */
export const uiBudgets: readonly (readonly [kB: number, components: string])[] = [
  [1.75, 'BusyIndicator FieldGroup Icon KeyboardTable Page StartScreen'],
  [3.25, 'Alert ButtonLink EmptyState Header OnDemand StatusBadge'],
  [4, 'FormErrorSummary Popover Sidebar Switch Tabs Tooltip'],
  [4.75, 'EmailField FailedState Field Form ReadOnlyField TextArea TextField UiProvider'],
  [5.5, 'AsyncContent Checkbox Link LoadMore'],
  [6.25, 'Button SearchField Toasts'],
  [7.5, 'AppShell IconButton Menu Paginator Select'],
  [9.5, 'AlertDialog Modal PasswordField'],
  [10, 'SplitButton'],
  [12.5, 'Calendar DataTable DescriptionSearch SuggestField'],
  [14.5, 'KeyboardHelp MoneyField PercentField QuantityField SearchComboBox'],
  [19.5, 'DateField'],
  [29.5, 'LineItemsGrid'],
];

/** Enough for a component of one element. */
export const defaultBudget = 1;
